ALTER TABLE "reports" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_reviewed_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "reports_held" ON "reports" USING btree ("target_id") WHERE "reports"."is_held" and "reports"."status" = 'Pending';