-- Changes of email that the old address can still undo, by the link that was mailed to it. Only the SHA-256 of the
-- link's one-time value is stored, and none until the mail goes out.
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  old_email text not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  token_hash bytea unique
);

create index email_changes_user_id_idx on email_changes (user_id);
create index email_changes_old_email_idx on email_changes (lower(old_email));
create index email_changes_expires_at_idx on email_changes (expires_at);
