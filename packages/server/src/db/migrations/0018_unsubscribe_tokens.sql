-- Tokens in the unsubscribe links of emails: each email has one of its own, and all of them work until the subscription
-- ends. Only their SHA-256 hashes are stored.
create table newsletter_unsubscribe_tokens (
  token_hash bytea primary key,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade
);

create index newsletter_unsubscribe_tokens_subscriber_id_idx on newsletter_unsubscribe_tokens (subscriber_id);

insert into newsletter_unsubscribe_tokens (token_hash, subscriber_id)
select sha256(convert_to(unsubscribe_token, 'UTF8')), id from newsletter_subscribers;

alter table newsletter_subscribers drop column unsubscribe_token;

create table digest_unsubscribe_tokens (
  token_hash bytea primary key,
  user_id uuid not null references digests (user_id) on delete cascade
);

create index digest_unsubscribe_tokens_user_id_idx on digest_unsubscribe_tokens (user_id);

insert into digest_unsubscribe_tokens (token_hash, user_id)
select sha256(convert_to(unsubscribe_token, 'UTF8')), user_id from digests;

alter table digests drop column unsubscribe_token;
