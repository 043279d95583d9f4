-- Games that may be tried without money.

ALTER TABLE vendor ADD COLUMN demo boolean NOT NULL DEFAULT false;

-- A try: its play money is no money of the books.
CREATE TABLE demo_session (
  token_hash text PRIMARY KEY,
  merchant text NOT NULL,
  game_name text NOT NULL,
  vendor_name text NOT NULL,
  min_bet numeric(32, 8) NOT NULL,
  palette jsonb NOT NULL,
  language text NOT NULL,
  app_origin text NOT NULL,
  back_url text NOT NULL,
  balance numeric(32, 8) NOT NULL CHECK (balance >= 0),
  -- The round played last, so that a request that comes twice plays once.
  last_round jsonb,
  expires_at bigint NOT NULL
);
