-- What browsers blocked because of our Content-Security-Policy, counted by day. Has no address, no user and no full URL.
create table csp_reports (
  day date not null,
  page text not null,
  directive text not null,
  blocked text not null,
  reports integer not null,
  primary key (day, page, directive, blocked)
);
