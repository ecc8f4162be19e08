-- One word for one thing: what is put to the outside is a question. Who stands where is in the sealed state alone; nothing
-- ever read the copy beside it.
alter table ask rename to question;
alter index ask_pkey rename to question_pkey;
alter index ask_due rename to question_due;
alter index ask_called rename to question_called;
alter index ask_reference rename to question_reference;
alter table proposal drop column current_step;
