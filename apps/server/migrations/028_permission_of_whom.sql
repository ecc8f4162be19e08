-- A bank's permission is of the CPF and the phone for which it was asked (keyed digest), not of whoever the proposal names later. Of whom
-- the older ones are is not known: they count for nobody, and the bank is asked anew.
alter table bank_authorization add column subject bytea;
