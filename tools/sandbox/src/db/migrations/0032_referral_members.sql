-- Friends are members, those of the demonstration too: what they bring is in the books.
DROP TABLE referral_friend;
