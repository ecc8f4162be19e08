-- Who is told that their contact was replaced is reached at that contact, which the proposal does not hold any more: sealed, and only there.
alter table outcome_message add column target bytea;
