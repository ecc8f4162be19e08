-- The message that carries the code, sealed, until the messenger has taken it: whoever asks again after a crash gets this
-- very message sent under its own key, neither a second one nor none.
alter table code add column message bytea;
