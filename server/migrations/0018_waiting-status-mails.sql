CREATE TABLE "waiting_status_mails" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"from_status" text NOT NULL,
	"mail_id" uuid NOT NULL,
	"sent_by" uuid,
	"sent_until" timestamp (3) with time zone,
	"given_up_at" timestamp (3) with time zone,
	CONSTRAINT "waiting_status_mails_from" CHECK (from_status in ('Pending', 'Under Review', 'Resolved', 'Rejected', 'Closed'))
);
--> statement-breakpoint
ALTER TABLE "waiting_status_mails" ADD CONSTRAINT "waiting_status_mails_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_status_mails" ADD CONSTRAINT "waiting_status_mails_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_status_mails" ADD CONSTRAINT "waiting_status_mails_change_id_report_status_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."report_status_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_status_mails_reporter" ON "waiting_status_mails" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "waiting_status_mails_change" ON "waiting_status_mails" USING btree ("change_id");