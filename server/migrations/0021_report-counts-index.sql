-- outside a transaction: a concurrent index does not stop those who file reports
DROP INDEX CONCURRENTLY IF EXISTS "report_counts_status";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "report_counts_status" ON "report_counts" USING btree ("status","category_id","count");
