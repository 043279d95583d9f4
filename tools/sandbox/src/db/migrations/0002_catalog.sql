-- What the merchants offer: vendors, games, and what they announce.

CREATE TABLE vendor (
  code text PRIMARY KEY,
  display_name text NOT NULL,
  open_in text NOT NULL CHECK (open_in IN ('frame', 'sameTab', 'newTab')),
  maintenance boolean NOT NULL DEFAULT false
);

CREATE TABLE category_offer (
  merchant text NOT NULL,
  category text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (merchant, category)
);

CREATE TABLE vendor_offer (
  merchant text NOT NULL,
  category text NOT NULL,
  vendor text NOT NULL REFERENCES vendor (code),
  position integer NOT NULL,
  PRIMARY KEY (merchant, category, vendor),
  FOREIGN KEY (merchant, category) REFERENCES category_offer (merchant, category)
);

CREATE TABLE game (
  node_id text PRIMARY KEY,
  game_code text NOT NULL,
  vendor text NOT NULL REFERENCES vendor (code),
  category text NOT NULL,
  name text NOT NULL,
  classify text,
  min_bet numeric(6, 2),
  -- 1 is the most played of all.
  popularity integer NOT NULL,
  -- Place among the hot games; null for the others.
  hot integer,
  -- A vendor's own lobby: launched from its tile, never listed.
  lobby boolean NOT NULL DEFAULT false,
  motif text NOT NULL,
  scheme text NOT NULL,
  UNIQUE (vendor, game_code)
);
CREATE INDEX game_by_category ON game (category, popularity) WHERE NOT lobby;
CREATE INDEX game_by_vendor ON game (vendor, category, popularity) WHERE NOT lobby;
CREATE INDEX game_by_popularity ON game (popularity) WHERE NOT lobby;
CREATE INDEX game_hot ON game (hot) WHERE hot IS NOT NULL;

CREATE TABLE favourite (
  member_id text NOT NULL,
  node_id text NOT NULL REFERENCES game (node_id),
  added_at bigint NOT NULL,
  PRIMARY KEY (member_id, node_id)
);
CREATE INDEX favourite_newest ON favourite (member_id, added_at DESC);

CREATE TABLE recent_game (
  member_id text NOT NULL,
  node_id text NOT NULL REFERENCES game (node_id),
  played_at bigint NOT NULL,
  PRIMARY KEY (member_id, node_id)
);
CREATE INDEX recent_game_newest ON recent_game (member_id, played_at DESC);

CREATE TABLE winner (
  id text PRIMARY KEY,
  merchant text NOT NULL,
  jackpot boolean NOT NULL,
  -- Masked when it is written: the board never knows the whole name.
  customer_name text NOT NULL,
  node_id text NOT NULL REFERENCES game (node_id),
  amount numeric(18, 2) NOT NULL CHECK (amount > 0),
  won_at bigint NOT NULL
);
CREATE INDEX winner_biggest ON winner (merchant, jackpot, amount DESC);

CREATE TABLE announcement (
  id text PRIMARY KEY,
  merchant text NOT NULL,
  -- Content types of the specification: B banner, PL notice, PU pop-up, PR promotion, H home notice.
  type text NOT NULL CHECK (type IN ('B', 'PL', 'PU', 'PR', 'H')),
  group_name text,
  position integer NOT NULL,
  image text,
  link text,
  published_at bigint NOT NULL,
  starts_at bigint,
  ends_at bigint
);
CREATE INDEX announcement_offer ON announcement (merchant, type, group_name, position);

CREATE TABLE announcement_text (
  announcement_id text NOT NULL REFERENCES announcement (id) ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  subtitle text,
  content text NOT NULL DEFAULT '',
  PRIMARY KEY (announcement_id, language)
);

CREATE TABLE announcement_read (
  member_id text NOT NULL,
  announcement_id text NOT NULL REFERENCES announcement (id) ON DELETE CASCADE,
  read_at bigint NOT NULL,
  PRIMARY KEY (member_id, announcement_id)
);

CREATE TABLE promotion_category (
  id text PRIMARY KEY,
  merchant text NOT NULL,
  position integer NOT NULL,
  titles jsonb NOT NULL
);

CREATE TABLE promotion_category_item (
  category_id text NOT NULL REFERENCES promotion_category (id) ON DELETE CASCADE,
  announcement_id text NOT NULL REFERENCES announcement (id) ON DELETE CASCADE,
  PRIMARY KEY (category_id, announcement_id)
);
