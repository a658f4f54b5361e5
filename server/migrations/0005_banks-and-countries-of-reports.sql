ALTER TABLE "reports" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "bank" text;--> statement-breakpoint
CREATE INDEX "targets_confirmed_hosts" ON "targets" USING btree (reverse("key") text_pattern_ops) WHERE "targets"."confirmed" > 0;