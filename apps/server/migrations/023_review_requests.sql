-- A person asks that a decision which only a machine took is looked at again (LGPD, art. 20). Asked twice is asked once, for good.
alter table data_request drop constraint data_request_kind_check;
alter table data_request add constraint data_request_kind_check
  check (kind in ('copy', 'correction', 'erasure', 'review'));
create unique index data_request_one_review on data_request (proposal) where kind = 'review';
