-- A person sees also those of their proposals that have ended. One index serves both lists; ending a proposal writes no index any more.
create index proposal_of_person on proposal (cpf_hash, partner, created_at) where cpf_hash is not null;
drop index proposal_by_cpf;
