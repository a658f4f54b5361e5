DROP INDEX "cases_queue";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "cases_flagged" ON "cases" USING btree ("category_id","has_picture",(- "people"),"oldest_at","target_id") WHERE "cases"."flags" > 0;--> statement-breakpoint
CREATE INDEX "cases_queue" ON "cases" USING btree ("category_id","has_picture",(- "people"),"oldest_at","target_id");--> statement-breakpoint
UPDATE "reports" SET "hidden_at" = now() WHERE "hidden_by" = 'flags';--> statement-breakpoint
UPDATE "reports" r SET "hidden_by" = 'nobody' WHERE "hidden_by" IS NULL AND EXISTS (
  SELECT FROM "flags" WHERE "report_id" = r."id" AND ("outcome" = 'dismissed' OR NOT "is_counted"));