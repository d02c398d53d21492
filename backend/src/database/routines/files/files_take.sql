-- Moves an image that came within its row to where files are kept.
-- Here because nodes of the release before write it there while both releases run side by side. It goes with their
-- column `content` in the next release.

create or replace function files_take() returns trigger language plpgsql as $$
declare
  file_key constant text := tg_argv[0] || '/' || new.id || '.webp';
begin
  insert into files (key, state, type, sha256, bytes)
  values (file_key, 'kept', 'image/webp', sha256(new.content), length(new.content));
  insert into file_contents (key, content) values (file_key, new.content);
  return new;
end $$;

create or replace trigger company_logos_take before insert on company_logos
  for each row when (new.content is not null) execute function files_take('logos');

create or replace trigger photos_take before insert on photos
  for each row when (new.content is not null) execute function files_take('photos');
