-- Devices that a player is notified on, what of, and what waits to be sent.
CREATE TABLE push_subscription (
  endpoint text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  client_id text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL,
  time_zone text NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX push_subscription_member ON push_subscription (member_id, created_at);

CREATE TABLE push_preference (
  member_id text PRIMARY KEY REFERENCES member (id),
  topics jsonb NOT NULL,
  quiet_from text,
  quiet_to text
);

-- Written with the event in one transaction, and taken by the sender, so that sending never delays or fails an order.
CREATE TABLE push_outbox (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  member_id text NOT NULL REFERENCES member (id),
  topic text NOT NULL CHECK (topic IN ('money', 'security', 'messages', 'promotions')),
  -- By gateway language: title and content.
  texts jsonb NOT NULL,
  path text NOT NULL,
  -- The device that caused the event knows already.
  without_client text,
  -- The only device that gets a test.
  only_endpoint text
);

-- The operator's VAPID keys, made on first use.
CREATE TABLE push_key (
  id integer PRIMARY KEY CHECK (id = 1),
  public_key text NOT NULL,
  private_key text NOT NULL
);
