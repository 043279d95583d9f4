-- The topics of notifications are in push_preference.
ALTER TABLE member DROP COLUMN notify_rewards, DROP COLUMN notify_news;
