-- When a game was added; null for those that were there from the beginning.
ALTER TABLE game ADD COLUMN added_at bigint;
