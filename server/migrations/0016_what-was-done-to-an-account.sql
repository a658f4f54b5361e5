CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_reporter" ON "audit_log" USING btree (("before" ->> 'reporterId'));