-- Marks a file as gone with the row that pointed to it, and has the queue remove it from its store.
-- Here because rows go by many ways, such as with their account, and no way may forget the file.
-- The arguments are the beginning and the end of the files' keys, '.webp' unless given. A copy in the database goes at
-- once.

create or replace function files_let_go() returns trigger language plpgsql as $$
declare
  file_key constant text := tg_argv[0] || '/' || old.id || coalesce(tg_argv[1], '.webp');
begin
  update files set state = 'gone' where key = file_key;
  if found then
    delete from file_contents where key = file_key;
    perform graphile_worker.add_job('file-sweep', '{}'::json, max_attempts := 16, job_key := 'file-sweep:all');
  end if;
  return null;
end $$;

create or replace trigger company_logos_let_go after delete on company_logos
  for each row execute function files_let_go('logos');

create or replace trigger photos_let_go after delete on photos
  for each row execute function files_let_go('photos');

create or replace trigger offer_letters_let_go after delete on offer_letters
  for each row execute function files_let_go('offer-letters', '.pdf');
create or replace trigger company_documents_let_go after delete on company_documents
  for each row execute function files_let_go('company-documents', '');

create or replace trigger resume_originals_let_go after delete on resume_originals
  for each row execute function files_let_go('resume-originals', '');

create or replace trigger message_files_let_go after delete on message_files
  for each row execute function files_let_go('message-files', '');
