-- A code is for one step: asked for at another one it opens nothing here. Codes that were under way are asked for again.
alter table code add column slug text;
