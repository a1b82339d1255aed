CREATE TABLE "taken_back" (
	"submission_key" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "taken_back_at" ON "taken_back" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION "refuse_taken_back"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	keys text[] := ARRAY(SELECT to_jsonb(NEW) ->> name FROM unnest(TG_ARGV) WITH ORDINALITY AS names (name, place) WHERE to_jsonb(NEW) ->> name IS NOT NULL ORDER BY place);
	key text;
BEGIN
	FOREACH key IN ARRAY keys LOOP
		PERFORM pg_advisory_xact_lock(hashtextextended(key, 0));
	END LOOP;
	IF EXISTS (SELECT FROM taken_back WHERE submission_key = ANY (keys)) THEN
		RAISE EXCEPTION 'the customer has taken it back' USING ERRCODE = 'SH001';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "taken_back" BEFORE INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION "refuse_taken_back"('hand_over_id', 'letter_id');--> statement-breakpoint
CREATE TRIGGER "taken_back" BEFORE INSERT ON "request_orders" FOR EACH ROW EXECUTE FUNCTION "refuse_taken_back"('hand_over_id', 'letter_id');--> statement-breakpoint
CREATE TRIGGER "taken_back" BEFORE INSERT ON "prescriptions" FOR EACH ROW EXECUTE FUNCTION "refuse_taken_back"('letter_key');--> statement-breakpoint
CREATE TRIGGER "taken_back" BEFORE INSERT ON "stock_requests" FOR EACH ROW EXECUTE FUNCTION "refuse_taken_back"('letter_id');--> statement-breakpoint
CREATE TRIGGER "taken_back" BEFORE INSERT ON "contact_messages" FOR EACH ROW EXECUTE FUNCTION "refuse_taken_back"('letter_id');--> statement-breakpoint
CREATE TRIGGER "taken_back" BEFORE INSERT ON "reviews" FOR EACH ROW EXECUTE FUNCTION "refuse_taken_back"('letter_id');--> statement-breakpoint
CREATE TRIGGER "taken_back" BEFORE INSERT ON "comments" FOR EACH ROW EXECUTE FUNCTION "refuse_taken_back"('letter_id');--> statement-breakpoint
CREATE TRIGGER "taken_back" BEFORE INSERT ON "complaints" FOR EACH ROW EXECUTE FUNCTION "refuse_taken_back"('letter_id');
