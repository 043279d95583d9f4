-- The vendor's page that a session opens.
ALTER TABLE play_session ADD COLUMN game text NOT NULL DEFAULT 'slot';
ALTER TABLE demo_session ADD COLUMN game text NOT NULL DEFAULT 'slot';
