ALTER TABLE "reports" ALTER COLUMN "evidence_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "evidence_source" DROP NOT NULL;