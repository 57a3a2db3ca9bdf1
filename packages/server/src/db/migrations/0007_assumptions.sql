-- What a user wants rankings to assume: credit level, programs, memberships, habits. The contract's profile schema
-- describes the JSON; readers parse it, because a later version may know other fields.
create table user_assumptions (
  user_id uuid primary key references users (id) on delete cascade,
  profile jsonb not null,
  saved_at timestamptz not null
);
