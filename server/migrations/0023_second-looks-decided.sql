ALTER TABLE "second_looks" ADD COLUMN "decided_before" uuid;--> statement-breakpoint
ALTER TABLE "second_looks" ADD COLUMN "bulk_change_id" uuid;--> statement-breakpoint
ALTER TABLE "second_looks" ADD COLUMN "is_told" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "second_looks" ADD CONSTRAINT "second_looks_decided_before_users_id_fk" FOREIGN KEY ("decided_before") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_looks_decided_before" ON "second_looks" USING btree ("decided_before") WHERE "second_looks"."decided_before" is not null;