-- A person's own proposals are found by their CPF and the contact that was proven there last: what others begin under the CPF takes no place
-- among them. A keyed digest, as that of the CPF. SQL cannot make it, since the contact lies sealed: rows of before get theirs when a list of
-- their CPF is first asked for (flows/proof/hashOlder.ts). Empty where no contact was found.
alter table proposal add column contact_hash bytea;
create index proposal_of_contact on proposal (cpf_hash, partner, contact_hash, created_at) where cpf_hash is not null;
drop index proposal_of_person;
