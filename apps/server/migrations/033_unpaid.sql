-- Of the few whose deposit came back or failed: what was registered for them is taken back once their contract has lapsed.
create index question_unpaid on question (proposal) where operation = 'lender.disburse' and outcome in ('refused', 'failed');
