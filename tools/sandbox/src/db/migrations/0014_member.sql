ALTER TABLE member ADD COLUMN avatar text;
ALTER TABLE member ADD COLUMN contacts text NOT NULL DEFAULT '{}';
ALTER TABLE member ADD COLUMN hide_name boolean NOT NULL DEFAULT false;
ALTER TABLE member ADD COLUMN notify_rewards boolean NOT NULL DEFAULT false;
ALTER TABLE member ADD COLUMN notify_news boolean NOT NULL DEFAULT false;
ALTER TABLE member ADD COLUMN email_verified boolean NOT NULL DEFAULT false;
ALTER TABLE member ADD COLUMN mobile_verified boolean NOT NULL DEFAULT false;
ALTER TABLE member ADD COLUMN security_answers text NOT NULL DEFAULT '[]';
ALTER TABLE member ADD COLUMN phrase text NOT NULL DEFAULT '';

-- One open code for each way; a new one replaces it.
CREATE TABLE member_code (
  member_id text NOT NULL REFERENCES member (id),
  channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
  target text NOT NULL,
  code text NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  sent_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (member_id, channel)
);

CREATE TABLE session_device (
  token_hash text PRIMARY KEY REFERENCES session (token_hash),
  member_id text NOT NULL REFERENCES member (id),
  client_id text NOT NULL,
  name text NOT NULL,
  ip text NOT NULL,
  seen_at bigint NOT NULL
);
CREATE INDEX session_device_member ON session_device (member_id);

CREATE TABLE head_picture (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  format text NOT NULL CHECK (format IN ('png', 'jpg')),
  base64 text NOT NULL
);
