-- Keys of connected browser extensions are access tokens that only read cards and caps. Their codes are one-time tokens.
alter table access_tokens add column is_extension boolean not null default false;
