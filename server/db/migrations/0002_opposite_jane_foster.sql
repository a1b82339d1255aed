CREATE TABLE "complaints" (
	"letter_id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"customer_id" text NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"letter_id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"customer_id" text,
	"device_id" text,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "complaints_customer" ON "complaints" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at");