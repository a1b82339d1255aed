ALTER TABLE "products" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Phones lose one that is hidden as one that is removed, and are given it anew when it is shown again.
CREATE FUNCTION "product_hidden"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO removed_products (id, removed_in) VALUES (NEW.id, catalogue_change_now())
		ON CONFLICT (id) DO UPDATE SET removed_in = excluded.removed_in;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_hidden" AFTER UPDATE OF "is_hidden" ON "products" FOR EACH ROW
	WHEN (NEW.is_hidden AND NOT OLD.is_hidden) EXECUTE FUNCTION "product_hidden"();--> statement-breakpoint
CREATE TRIGGER "product_shown" BEFORE UPDATE OF "is_hidden" ON "products" FOR EACH ROW
	WHEN (OLD.is_hidden AND NOT NEW.is_hidden) EXECUTE FUNCTION "product_described"();
