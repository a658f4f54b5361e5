ALTER TABLE "reports" DROP CONSTRAINT "reports_idempotency";--> statement-breakpoint
DROP INDEX "users_report_count";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "report_range" text GENERATED ALWAYS AS (case when report_count between 1 and 9 then '1-9' when report_count between 10 and 49 then '10-49' when report_count between 50 and 99 then '50-99' when report_count between 100 and 499 then '100-499' when report_count between 500 and 999 then '500-999' end) STORED;--> statement-breakpoint
CREATE INDEX "audit_log_contains" ON "audit_log" USING gin ("actor" gin_trgm_ops,"subject" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "report_status_changes_changed_by" ON "report_status_changes" USING btree ("changed_by") WHERE "report_status_changes"."changed_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_idempotency" ON "reports" USING btree ("reporter_id","idempotency_key") WHERE "reports"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "reports_category_newest" ON "reports" USING btree ("category_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_subcategory_newest" ON "reports" USING btree ("subcategory_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_range_newest" ON "users" USING btree ("report_range","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE "users"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "users_photo" ON "users" USING btree ("photo_key") WHERE "users"."photo_key" is not null;