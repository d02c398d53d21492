--- after: 1770810000000-grievances
--- column: plans.team_seats
alter table plans add column team_seats integer not null default 2;
--- row: migrations TeamSeats1770910000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770910000000,"name":"TeamSeats1770910000000"}');
--- row: plans free
insert into plans select * from json_populate_record(null::plans, '{"code":"free","monthly_application_limit":5,"resume_template_limit":2,"features":["view-listings","basic-templates","basic-search"],"name":"Free","monthly_price":0,"rank":0,"team_seats":2}');
--- row: plans paid
insert into plans select * from json_populate_record(null::plans, '{"code":"paid","monthly_application_limit":25,"resume_template_limit":5,"features":["view-listings","basic-templates","basic-search","professional-templates","advanced-filters"],"name":"Paid","monthly_price":299,"rank":1,"team_seats":2}');
--- row: plans premium
insert into plans select * from json_populate_record(null::plans, '{"code":"premium","monthly_application_limit":null,"resume_template_limit":null,"features":["view-listings","basic-templates","basic-search","professional-templates","advanced-filters","priority-processing"],"name":"Premium","monthly_price":799,"rank":2,"team_seats":2}');
--- constraint: plans plans_team_seats_check
alter table plans add constraint plans_team_seats_check CHECK ((team_seats > 0));
