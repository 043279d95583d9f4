-- A category that the operator disabled stays, so that its vendors return with it.
ALTER TABLE category_offer ADD COLUMN disabled boolean NOT NULL DEFAULT false;
