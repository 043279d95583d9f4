-- The only country whose merchant offers the game; null for every country.
ALTER TABLE game ADD COLUMN country text;
