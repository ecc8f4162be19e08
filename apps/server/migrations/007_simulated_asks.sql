-- The simulated world keeps what it was asked, sealed, so that it can be compared with what was shown and signed.
alter table sim_effect add column question bytea;
alter table sim_offer add column question bytea;
