ALTER TABLE "reports" ADD COLUMN "amount" numeric;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "paid_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "reports_with_amount" ON "reports" USING btree ("target_id") WHERE "reports"."status" = 'Resolved' and "reports"."amount" is not null;