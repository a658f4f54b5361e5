ALTER TABLE "reports" ADD COLUMN "redacted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "redacted_by" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_redacted_by_users_id_fk" FOREIGN KEY ("redacted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_redacted_by" ON "reports" USING btree ("redacted_by") WHERE "reports"."redacted_by" is not null;