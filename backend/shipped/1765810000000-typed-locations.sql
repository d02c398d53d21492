--- after: 1765800000000-routines
--- column: jobs.location_text
alter table jobs add column location_text text not null default ''::text;
--- row: migrations TypedLocations1765810000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1765810000000,"name":"TypedLocations1765810000000"}');
--- row: database_routines function account_words_of
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"account_words_of","checksum":"99ced42112001b9141663646a8c0774d385a49fa091ccb474a21d3bf4a3fca1a"}');
--- row: database_routines function accounts_spread
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"accounts_spread","checksum":"d4d6b2f93a48ce479bbbd6ea6f7c780e7745580314713b98cfa10d42b5931310"}');
--- row: database_routines function accounts_words
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"accounts_words","checksum":"6aa1f1cb49dee6709ae66ce6c9fa8099db6ecd5b544afaba66c05d2d5ce4df10"}');
--- row: database_routines function application_events_refuse
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"application_events_refuse","checksum":"5256972493937a071a7599d75462920f6886fa5a4a6e810eecef0a4d80d3869e"}');
--- row: database_routines function applications_derive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"applications_derive","checksum":"ef67173ac4a8ce0fa97e43d1f59be34ebc12a2a30c22186de8e3af0626fddb62"}');
--- row: database_routines function audit_entries_refuse
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"audit_entries_refuse","checksum":"c992ba51654720e21f352610feefb2a7f0225baa943560f9fd90245d295286f2"}');
--- row: database_routines function companies_spread
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"companies_spread","checksum":"0bf1d561f3c3a74521400bd1a6a141bcdf15cf4b8681927430a32d0ddaf4ba51"}');
--- row: database_routines function job_reports_count
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_reports_count","checksum":"638742f950f32b81accaf4a8baac108cc41cb633cc2601897c203fbbd8101fcd"}');
--- row: database_routines function job_search
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search","checksum":"867dea7e8a9cd098d81181a6eebf4f2ccd29c502c8ee014aa8451d79e351f51d"}');
--- row: database_routines function job_search_append
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_append","checksum":"7b633c5fb45e37f9f71b8a42b3dbc54c19ccc98f80f7fe2eecfa73fc7b435a5f"}');
--- row: database_routines function job_search_bits_from
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_bits_from","checksum":"0c9c884f9e61b3bd41a56f669e09136511c9f9c43977adbb9ad89d09eb1082fc"}');
--- row: database_routines function job_search_block_of
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_block_of","checksum":"cede2693798383118b40ebbcff1e05019153c10dd47a73d1af33b8116412520c"}');
--- row: database_routines function job_search_blocks_of
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_blocks_of","checksum":"eb4f01537dd5004d60f742c4090e2844dfdacdd913f4df06b571694f621d31f3"}');
--- row: database_routines function job_search_capacity
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_capacity","checksum":"cc47381583a61ae82a88a83bc61eab3ea66ba067c5aff27a4dcf7fcee3f6f035"}');
--- row: database_routines function job_search_clear
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_clear","checksum":"b630b489f8c1392cc8295596a86fc204ff2714a0a7d157041a99f11a944475a2"}');
--- row: database_routines function job_search_count
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_count","checksum":"1aa926d5c10f1738382913de14ff655773a6dd0889e96372b3b17496fb704680"}');
--- row: database_routines function job_search_count_facets
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_count_facets","checksum":"4e463b126a57b3215c66c6ea556d132c7baf9f07477b31517b4c3491720afd9e"}');
--- row: database_routines function job_search_crowded
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_crowded","checksum":"f117ab2a3870c0b7d54960f5df6417950afa426d4b93a434b7a0063286dc2ec1"}');
--- row: database_routines function job_search_fill
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_fill","checksum":"323245affa3ad91700e99d66a5d0e2593b19d1bc76fff1806e18c6ee43ae57bb"}');
--- row: database_routines function job_search_fold
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_fold","checksum":"ec207bc00de77de282bc7ec547d4bad719e331d254564ce149406d30ac94dd60"}');
--- row: database_routines function job_search_fold_at_commit
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_fold_at_commit","checksum":"07688b4dac1ebb127bbe24f07ceadf8985c94644a87fc9bc7221737c7388e92d"}');
--- row: database_routines function job_search_key_from
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_key_from","checksum":"7241268b512e94debcbfd7ee1b8dd39f481758dbce90264dce58884deb3b67e2"}');
--- row: database_routines function job_search_kill
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_kill","checksum":"e9962fa5f244b85743f21f4df3ad1ea9ec4ae6749d4f8aff10694cad398894c9"}');
--- row: database_routines function job_search_newest_key
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_newest_key","checksum":"0c7d937f7b9ef5e68791ab6f09fb304fa01cb9a34b88e19eae8b2b929118c910"}');
--- row: database_routines function job_search_note
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note","checksum":"f2158815a160d0c158b94abab094a2ed9d1232217ea4a44984e9f5028afb708f"}');
--- row: database_routines function job_search_note_delete
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_delete","checksum":"ba1630dfdfd5a61b5f3b23f5e64ab3078bf4cd9a1a25265f710ec486cd1b38a1"}');
--- row: database_routines function job_search_note_insert
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_insert","checksum":"2ff32ba5f9c2847c33c7cc467fb1d492484eeb393baac241e1bfe4ad6f67980e"}');
--- row: database_routines function job_search_note_truncate
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_truncate","checksum":"f6fd5abbb70d8ea7e55733a39616e452b4347eb72447debec2b300e19f3d5ed7"}');
--- row: database_routines function job_search_note_update
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_update","checksum":"d2b86b9f49e70e3c83026570004f9c8fc64b9ad6573db681fea5c13799381016"}');
--- row: database_routines function job_search_passed
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_passed","checksum":"5282556d8bba1e7eadc2d780f2b479f9a3757dd128cdb9dff9ffa42b61195c5a"}');
--- row: database_routines function job_search_pay_ceilings
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_pay_ceilings","checksum":"2b9b9d913b4fa268130a10e8925a4e9f1be9cb5edadfe922d98ce75fe2446b9b"}');
--- row: database_routines function job_search_pay_floors
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_pay_floors","checksum":"d6e603af4a9169c9d641ff6f7605dab76397499e299d10a585dd76c53226768e"}');
--- row: database_routines function job_search_pay_key
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_pay_key","checksum":"ab69e2f6abc10ebb31823ba6db74b7b99df72173e46804c1f99474f7cc1c4c60"}');
--- row: database_routines function job_search_pay_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_pay_terms","checksum":"38811d79ce8101c9f230e1dd999bb1d1a363113aae2c90ffb73978ddc585671c"}');
--- row: database_routines function job_search_pick
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_pick","checksum":"f83054007f27842396385344aa38a17727fe088a3ada647ea74cd22553e0337e"}');
--- row: database_routines function job_search_place
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_place","checksum":"0a34a8f00797274067358ebb23a448352e79a480b5e8ffb8ec959881ce512f76"}');
--- row: database_routines function job_search_rebuild
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_rebuild","checksum":"06bcc9f2441233fe98352e03443f69d2929004e27a6dc496ecede0e37107980b"}');
--- row: database_routines function job_search_relay
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_relay","checksum":"1f7dc60c5055206070fdc84ae20d883fc67939a45a65ba5c45394e6ae1078c7c"}');
--- row: database_routines function job_search_singular
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_singular","checksum":"6933edb8e82a44180c5a1ddce7b4971bf5881c5fd9d76a6d2b18d2f67b1b67c0"}');
--- row: database_routines function job_search_spelt_out
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_spelt_out","checksum":"c58275fe7e3613cbab7782d3067fecb21b8e292a65c3cbb191c0c5e9aa0a8bae"}');
--- row: database_routines function job_search_sure_pay_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_sure_pay_terms","checksum":"e2065972245eea9d2fcb9ba11b4c5cdb50f40e6fef81a6dd637a6f7e9c7a0590"}');
--- row: database_routines function job_search_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_terms","checksum":"c0479f93d4c8f9d97e757fc4470ea416026e379546a22b35fa94d3dc9514d0ed"}');
--- row: database_routines function job_search_thin
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_thin","checksum":"ceda9e6d894eb8861e4a6a5ee4d6306358e137ff449b6480d69952610ec323f4"}');
--- row: database_routines function job_search_title_words
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_title_words","checksum":"ba141a0d0fec00c4c48b6369a94bcf1e91a580932410d977c4bbd37ca33f6edc"}');
--- row: database_routines function job_search_unfolded
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_unfolded","checksum":"6c7d5ad188da5bf084964f6e69465f944d69420adb0877011ac129b15522070f"}');
--- row: database_routines function job_search_walk
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_walk","checksum":"1def0feda71c08a19d2e9db80025a6ac8408c00c623d2484fc8c10c7f89254eb"}');
--- row: database_routines function job_search_words
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_words","checksum":"305f6b28f90de2f06d3652923f3681545a4324815ee4899090f7638d6fb38078"}');
--- row: database_routines function jobs_company
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_company","checksum":"8eef169ac951847fefff6c57fec8f3001dc19af6b036177599c83b8da809f96e"}');
--- row: database_routines function jobs_derive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_derive","checksum":"6f2a74a72d4dcb0d77be57b9680ecc3a218be8bf94fab9d11d0c64c45b928771"}');
--- row: database_routines function jobs_derive_replies
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_derive_replies","checksum":"600b69b1ade27120d3f8648f599ff76e5d99635da31598209540d39c7b739106"}');
--- row: database_routines function jobs_search_document
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_search_document","checksum":"ccfc8367697114494e2ed621aa36ab89c5145673abe80ec1225acf9e0e7f4dce"}');
--- row: database_routines function subscriptions_plan
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"subscriptions_plan","checksum":"7ee678033d3164c97a3629c85f2153b4d3dade4a0c8fc63cf568bc862ea60426"}');
--- row: database_routines function subscriptions_spread
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"subscriptions_spread","checksum":"54abc4f9828e307bb1e7c171b3c7d7588d295c725b9025881337891db03cbe10"}');
--- row: database_routines trigger accounts_spread on accounts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"accounts_spread on accounts","checksum":"25943fd1a39d051d9261e63b868602a3b308763dc96b7491c5fcd44df17f4b2c"}');
--- row: database_routines trigger accounts_words on accounts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"accounts_words on accounts","checksum":"a9ab0b4028c75d922722efe0aa7799e5abcff52649cf94d0999fd2af600a548e"}');
--- row: database_routines trigger application_events_append_only on application_events
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"application_events_append_only on application_events","checksum":"300dc8c13617fa41c89d5f004081cc6952d402bf32906475a0cd845d2eaa2883"}');
--- row: database_routines trigger applications_derive on applications
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"applications_derive on applications","checksum":"fb5a7e98c8b6f89f859e032df949256c3ad8ac6825012f8daa984545462569c8"}');
--- row: database_routines trigger audit_entries_append_only on audit_entries
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"audit_entries_append_only on audit_entries","checksum":"bb6c1e4e45753ef0c54c1f3c9cbedf0899810469cab4d10ccf05287aaa126d11"}');
--- row: database_routines trigger companies_spread on companies
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"companies_spread on companies","checksum":"ef4aba22223aa4635d979d6d9936c3a6cd9831e6f6632f11d5c01e0f8b45d4bc"}');
--- row: database_routines trigger companies_spread_replies on companies
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"companies_spread_replies on companies","checksum":"0f3cd9a74bd0a6dc61592e9dffae8c12b9f268dd373a9885b9d15f87863dfdd5"}');
--- row: database_routines trigger job_reports_count on job_reports
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"job_reports_count on job_reports","checksum":"38fb9e878eba434cbcfadaeebd4414341f09347fd24edbc99f94b25a1647c192"}');
--- row: database_routines trigger job_search_delete on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"job_search_delete on jobs","checksum":"f34800ec4d8c82ba6ee23d8e5823c0b8a2ee57a218a400c4d6b43b7cb841947e"}');
--- row: database_routines trigger job_search_fold_at_commit on job_search_changes
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"job_search_fold_at_commit on job_search_changes","checksum":"740b1215f2b2c27cc8427924cd82346c60371adb3b9f8c517939f26f0036ac78"}');
--- row: database_routines trigger job_search_insert on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"job_search_insert on jobs","checksum":"7d283d9bb5f5f3d2346b96a712393708e1e910c44b38d0c63a8cd141d543103c"}');
--- row: database_routines trigger job_search_truncate on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"job_search_truncate on jobs","checksum":"a18101fe2ea2b366ec5554d5bc0c9460b49b5f15d590978bbe6a14696efd5465"}');
--- row: database_routines trigger job_search_update on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"job_search_update on jobs","checksum":"385f62635d420a43b1131be61bc2940415a0e0bc0c3e9d91b4d4be5cf455aa3f"}');
--- row: database_routines trigger jobs_company on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_company on jobs","checksum":"57b20f3090beed307d37ab20499ef07f706db474b1bf9d1a3d6337039e803227"}');
--- row: database_routines trigger jobs_derive on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_derive on jobs","checksum":"998fff28bf614556755edd39c81612e081c8c1e00bb05f0a255fd565bc1ac03d"}');
--- row: database_routines trigger jobs_derive_replies on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_derive_replies on jobs","checksum":"475db69b8b74954a9172f3a23b7f7a70687692b612ae6dc09bce975026b97bcf"}');
--- row: database_routines trigger subscriptions_plan on subscriptions
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"subscriptions_plan on subscriptions","checksum":"29b8f37bab40660891ecdf0443567c3ffcbfcd8e6fa0de5267751f57ca3050f2"}');
--- row: database_routines trigger subscriptions_spread on subscriptions
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"subscriptions_spread on subscriptions","checksum":"aef749afcfe5a5f3e947f413319b454035e6130050ba38846fac89834f7d73ab"}');
