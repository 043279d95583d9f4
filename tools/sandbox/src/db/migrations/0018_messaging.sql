-- Messages to a player, what waits in the chat, and what players report.
CREATE TABLE inbox_message (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  type text NOT NULL CHECK (type IN ('money', 'promo', 'system')),
  -- By gateway language: title and content.
  texts jsonb NOT NULL,
  link text,
  sent_at bigint NOT NULL,
  read_at bigint,
  deleted_at bigint
);
CREATE INDEX inbox_message_member ON inbox_message (member_id, sent_at);

CREATE TABLE chat_unread (
  member_id text PRIMARY KEY REFERENCES member (id),
  unread integer NOT NULL CHECK (unread >= 0)
);

CREATE TABLE feedback (
  reference text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  idempotency_key text NOT NULL,
  topic text NOT NULL,
  related_id text NOT NULL,
  content text NOT NULL,
  remark text NOT NULL,
  contact text NOT NULL,
  images jsonb NOT NULL,
  created_at bigint NOT NULL,
  due_at bigint NOT NULL,
  answered_at bigint,
  UNIQUE (member_id, idempotency_key)
);

CREATE TABLE feedback_image_part (
  member_id text NOT NULL REFERENCES member (id),
  image_id text NOT NULL,
  part integer NOT NULL,
  parts integer NOT NULL,
  data text NOT NULL,
  PRIMARY KEY (member_id, image_id, part)
);
CREATE SEQUENCE feedback_number START 1042;
