--- after: 1766710000000-places
--- column: job_search_changes.places
alter table job_search_changes add column places integer[];
--- column: job_search_entries.places
alter table job_search_entries add column places integer[] not null default '{}'::integer[];
--- column: jobs.place_ids
alter table jobs add column place_ids integer[];
--- row: migrations JobPlaces1766720000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1766720000000,"name":"JobPlaces1766720000000"}');
--- row: database_routines function account_words_of
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"account_words_of","checksum":"99ced42112001b9141663646a8c0774d385a49fa091ccb474a21d3bf4a3fca1a"}');
--- row: database_routines function accounts_spread
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"accounts_spread","checksum":"d4d6b2f93a48ce479bbbd6ea6f7c780e7745580314713b98cfa10d42b5931310"}');
--- row: database_routines function accounts_start
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"accounts_start","checksum":"fb725976a249876dcecd0b73500408456babe8df9a1143f747a1adcd2a7b2b3c"}');
--- row: database_routines function accounts_words
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"accounts_words","checksum":"6aa1f1cb49dee6709ae66ce6c9fa8099db6ecd5b544afaba66c05d2d5ce4df10"}');
--- row: database_routines function application_events_refuse
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"application_events_refuse","checksum":"5256972493937a071a7599d75462920f6886fa5a4a6e810eecef0a4d80d3869e"}');
--- row: database_routines function applications_derive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"applications_derive","checksum":"c344b0cca408f40aca662ed55d149a47165161526ffd6aa786678e9992eca99e"}');
--- row: database_routines function audit_entries_refuse
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"audit_entries_refuse","checksum":"c992ba51654720e21f352610feefb2a7f0225baa943560f9fd90245d295286f2"}');
--- row: database_routines function companies_spread
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"companies_spread","checksum":"0bf1d561f3c3a74521400bd1a6a141bcdf15cf4b8681927430a32d0ddaf4ba51"}');
--- row: database_routines function files_let_go
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"files_let_go","checksum":"de7a5414c627bb4e72f4ff9d593b50f2fd48bcabc4180e64032374c9bec2121c"}');
--- row: database_routines function files_take
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"files_take","checksum":"e2879e2eea54fe2d847515f7e3332caf6d088663f67627b2d9b2e9d4a92083b8"}');
--- row: database_routines function job_reports_count
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_reports_count","checksum":"638742f950f32b81accaf4a8baac108cc41cb633cc2601897c203fbbd8101fcd"}');
--- row: database_routines function job_search
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search","checksum":"0014e1ec5a4f78776555bd7e9dc09a434d2168608557fca596776da0e511104c"}');
--- row: database_routines function job_search_append
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_append","checksum":"b63c89b3bea5eda45e47f28b93f2f79d4ee7c6f805dbc4e87745c83e08935604"}');
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
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_count_facets","checksum":"8203e49400217727c0b27e8bb6efdf25c781607b6ff5711ed1e0b7f0e48c3474"}');
--- row: database_routines function job_search_crowded
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_crowded","checksum":"3c5cb3837d6600ee8940584edf9d74077ca124d6ae32f45459fff006c80551d6"}');
--- row: database_routines function job_search_cut
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_cut","checksum":"697ff2abcf361f79557ec224149093d523c9a2d2571b369eee08aa4e5d2de30d"}');
--- row: database_routines function job_search_fill
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_fill","checksum":"323245affa3ad91700e99d66a5d0e2593b19d1bc76fff1806e18c6ee43ae57bb"}');
--- row: database_routines function job_search_fold
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_fold","checksum":"c789a906e9570c8efdcb5306b14b53f2164c20b60fb1d461b25c16e92a00293b"}');
--- row: database_routines function job_search_fold_at_commit
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_fold_at_commit","checksum":"bf43b657fbc74912e99406f0c90772d68515054e6b32c66a1442ff432f378859"}');
--- row: database_routines function job_search_key_from
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_key_from","checksum":"7241268b512e94debcbfd7ee1b8dd39f481758dbce90264dce58884deb3b67e2"}');
--- row: database_routines function job_search_kill
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_kill","checksum":"e9962fa5f244b85743f21f4df3ad1ea9ec4ae6749d4f8aff10694cad398894c9"}');
--- row: database_routines function job_search_newest_key
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_newest_key","checksum":"0c7d937f7b9ef5e68791ab6f09fb304fa01cb9a34b88e19eae8b2b929118c910"}');
--- row: database_routines function job_search_note
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note","checksum":"af2380221c2465efa24cb2af1e49e19da8eab6b71a6a6a51b77b27d402152137"}');
--- row: database_routines function job_search_note_delete
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_delete","checksum":"ba1630dfdfd5a61b5f3b23f5e64ab3078bf4cd9a1a25265f710ec486cd1b38a1"}');
--- row: database_routines function job_search_note_insert
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_insert","checksum":"2ff32ba5f9c2847c33c7cc467fb1d492484eeb393baac241e1bfe4ad6f67980e"}');
--- row: database_routines function job_search_note_truncate
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_truncate","checksum":"f6fd5abbb70d8ea7e55733a39616e452b4347eb72447debec2b300e19f3d5ed7"}');
--- row: database_routines function job_search_note_update
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_update","checksum":"7bd06d7de1c49e6fae15a4adbb1c7ae7eaa1f0f66e2dc3541d23bedd8969757f"}');
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
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_place","checksum":"6252c1d811fa02ab244f99286204820d6858f47c474c56b83faeb9c9ba416d88"}');
--- row: database_routines function job_search_place_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_place_terms","checksum":"060f3a965670bd58d818126f803d5f30e6bdbb7d7542b4d5bb0b6ee238896347"}');
--- row: database_routines function job_search_places
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_places","checksum":"e84726e9b6177ad37d3cc0d747229f82318d0e86bd1f178fbef59ae05d344ca2"}');
--- row: database_routines function job_search_places_like
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_places_like","checksum":"3dbb580793c5b901c126c4dec27bdb1fe27badad453f968fc6a75d960eab1d99"}');
--- row: database_routines function job_search_rebuild
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_rebuild","checksum":"6a5670dd85eb3d1cd48f8186746338030c50157bda86d5957dd3bfb938f05db7"}');
--- row: database_routines function job_search_relay
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_relay","checksum":"759496fd7803921b45272da59620696e4df5b283b38df73d0b759b2932952455"}');
--- row: database_routines function job_search_singular
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_singular","checksum":"6933edb8e82a44180c5a1ddce7b4971bf5881c5fd9d76a6d2b18d2f67b1b67c0"}');
--- row: database_routines function job_search_spelt_out
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_spelt_out","checksum":"c58275fe7e3613cbab7782d3067fecb21b8e292a65c3cbb191c0c5e9aa0a8bae"}');
--- row: database_routines function job_search_sure_pay_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_sure_pay_terms","checksum":"e2065972245eea9d2fcb9ba11b4c5cdb50f40e6fef81a6dd637a6f7e9c7a0590"}');
--- row: database_routines function job_search_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_terms","checksum":"30236c61ac37004f59b03f886ec3976778283afa4798ed06c683d11718ec929c"}');
--- row: database_routines function job_search_thin
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_thin","checksum":"ceda9e6d894eb8861e4a6a5ee4d6306358e137ff449b6480d69952610ec323f4"}');
--- row: database_routines function job_search_title_words
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_title_words","checksum":"ba141a0d0fec00c4c48b6369a94bcf1e91a580932410d977c4bbd37ca33f6edc"}');
--- row: database_routines function job_search_titles_like
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_titles_like","checksum":"85ecc465d690745e3524efe56c432756a0338a1e58e893f3330623c29de0db13"}');
--- row: database_routines function job_search_torn
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_torn","checksum":"97bcaa66144bdf2393a03592d1a5528019847a4a8a082ab3589a86aae36d8383"}');
--- row: database_routines function job_search_unfolded
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_unfolded","checksum":"6c7d5ad188da5bf084964f6e69465f944d69420adb0877011ac129b15522070f"}');
--- row: database_routines function job_search_walk
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_walk","checksum":"1def0feda71c08a19d2e9db80025a6ac8408c00c623d2484fc8c10c7f89254eb"}');
--- row: database_routines function job_search_words
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_words","checksum":"305f6b28f90de2f06d3652923f3681545a4324815ee4899090f7638d6fb38078"}');
--- row: database_routines function jobs_company
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_company","checksum":"8eef169ac951847fefff6c57fec8f3001dc19af6b036177599c83b8da809f96e"}');
--- row: database_routines function jobs_derive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_derive","checksum":"10021fdc0d17a17ec447c11816f49003ecc5cbb72ed1b8c05a9c2051b320f0e5"}');
--- row: database_routines function jobs_derive_replies
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_derive_replies","checksum":"600b69b1ade27120d3f8648f599ff76e5d99635da31598209540d39c7b739106"}');
--- row: database_routines function jobs_search_document
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_search_document","checksum":"ccfc8367697114494e2ed621aa36ab89c5145673abe80ec1225acf9e0e7f4dce"}');
--- row: database_routines function plan_has
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"plan_has","checksum":"265b980edbd51a68433139d56dd3ba37524a8d53774da03847f32ec44ff39568"}');
--- row: database_routines function plans_spread
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"plans_spread","checksum":"665e291d3422f28f50f6d3c09a4413e87d56e5ecfbdf083453e360d004396fb9"}');
--- row: database_routines function priority_until
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"priority_until","checksum":"0e65551d2d5a0a358e6d5851ba0e73749c101c98b7aef7351a1ee5bd6b1f864e"}');
--- row: database_routines function starting_plan
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"starting_plan","checksum":"94b61c7fff2dcb8b2daa79d9e8562a1f7ab83cc0c72442f74b84bae093dfdeb6"}');
--- row: database_routines function subscriptions_plan
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"subscriptions_plan","checksum":"7ee678033d3164c97a3629c85f2153b4d3dade4a0c8fc63cf568bc862ea60426"}');
--- row: database_routines function subscriptions_spread
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"subscriptions_spread","checksum":"3fa0c8d79d98a82c46f731967a84854afba12e65aeedbaca9da0c23dd7bce266"}');
--- row: database_routines trigger accounts_spread on accounts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"accounts_spread on accounts","checksum":"25943fd1a39d051d9261e63b868602a3b308763dc96b7491c5fcd44df17f4b2c"}');
--- row: database_routines trigger accounts_start on accounts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"accounts_start on accounts","checksum":"dcfdb3f0c6950bf4ba7884ece6ad7f0642c9ebe4cf76e9a9a660232d159080af"}');
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
--- row: database_routines trigger company_logos_let_go on company_logos
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"company_logos_let_go on company_logos","checksum":"47d3102b0fcc830311573890520834821452a81bc2c893aa9178c675c256b5f0"}');
--- row: database_routines trigger company_logos_take on company_logos
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"company_logos_take on company_logos","checksum":"1edde37cdf564a6868ccfaafc9d2aed52a729042e30e453b1ced3bc9676bb964"}');
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
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_derive on jobs","checksum":"6199db2e4a7fe3dba74cf00084c1a1e7e91403577eef1b62ff909994a5c35bbf"}');
--- row: database_routines trigger jobs_derive_replies on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_derive_replies on jobs","checksum":"475db69b8b74954a9172f3a23b7f7a70687692b612ae6dc09bce975026b97bcf"}');
--- row: database_routines trigger photos_let_go on photos
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"photos_let_go on photos","checksum":"05d3e63df798e2ee7542be90edf454ec066b76d54ced5fada397a3221b7da406"}');
--- row: database_routines trigger photos_take on photos
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"photos_take on photos","checksum":"c234f6f96468eb3b12729a442bee2d3e96baba4eb484b47c6375843f9add50e5"}');
--- row: database_routines trigger plans_spread on plans
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"plans_spread on plans","checksum":"526b41f9639b8075748459ccb54e80cee5d4d5c77847240222b307f87de14817"}');
--- row: database_routines trigger subscriptions_plan on subscriptions
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"subscriptions_plan on subscriptions","checksum":"29b8f37bab40660891ecdf0443567c3ffcbfcd8e6fa0de5267751f57ca3050f2"}');
--- row: database_routines trigger subscriptions_spread on subscriptions
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"subscriptions_spread on subscriptions","checksum":"aef749afcfe5a5f3e947f413319b454035e6130050ba38846fac89834f7d73ab"}');
--- constraint: job_search_facets job_search_facets_kind_check
alter table job_search_facets add constraint job_search_facets_kind_check CHECK ((kind = ANY (ARRAY['title'::text, 'word'::text, 'city'::text, 'locality'::text, 'skill'::text, 'place'::text])));
--- constraint: jobs jobs_check
alter table jobs add constraint jobs_check CHECK (((city IS NOT NULL) OR (work_mode = 'remote'::text) OR COALESCE((place_ids <> '{}'::integer[]), false)));
--- constraint: jobs jobs_place_ids_check
alter table jobs add constraint jobs_place_ids_check CHECK ((cardinality(place_ids) <= 10));
--- index: jobs_places_unread
CREATE INDEX jobs_places_unread ON public.jobs USING btree (id) WHERE (place_ids IS NULL);
--- function: account_words_of(email text, name text)
CREATE OR REPLACE FUNCTION public.account_words_of(email text, name text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select left(lower(email), 120)
  union select left(substring(lower(email) from '@.*$'), 120) where email like '%@%'
  union select left(array_to_string(parts[start:], ' '), 120)
    from (select regexp_split_to_array(lower(trim(name)), '\s+')) split(parts),
      generate_series(1, least(cardinality(parts), 8)) start
    where trim(name) <> ''
$function$
;
--- function: accounts_spread()
CREATE OR REPLACE FUNCTION public.accounts_spread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update jobs set posted_by_id = posted_by_id where posted_by_id = new.id;
  return null;
end $function$
;
--- function: accounts_start()
CREATE OR REPLACE FUNCTION public.accounts_start()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.plan := coalesce(new.plan, starting_plan());
  return new;
end $function$
;
--- function: accounts_words()
CREATE OR REPLACE FUNCTION public.accounts_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from account_words where account_id = new.id;
  insert into account_words (account_id, word, role, status, plan)
    select new.id, word, new.role, new.status, new.plan
    from account_words_of(new.email, new.display_name) word;
  return null;
end $function$
;
--- function: application_events_refuse()
CREATE OR REPLACE FUNCTION public.application_events_refuse()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'application events are only ever added' using errcode = 'insufficient_privilege';
end $function$
;
--- function: applications_derive()
CREATE OR REPLACE FUNCTION public.applications_derive()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held subscriptions;
begin
  select company_id into new.company_id from jobs where id = new.job_id;
  select * into held from subscriptions where account_id = new.applicant_id for share;
  new.priority_until := priority_until(coalesce(held.plan, starting_plan()), held.next_plan, held.changes_at);
  return new;
end $function$
;
--- function: audit_entries_refuse()
CREATE OR REPLACE FUNCTION public.audit_entries_refuse()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'audit entries are only ever added' using errcode = 'insufficient_privilege';
end $function$
;
--- function: companies_spread()
CREATE OR REPLACE FUNCTION public.companies_spread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update jobs set company_id = company_id where company_id = new.id;
  return null;
end $function$
;
--- function: files_let_go()
CREATE OR REPLACE FUNCTION public.files_let_go()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  file_key constant text := tg_argv[0] || '/' || old.id || '.webp';
begin
  update files set state = 'gone' where key = file_key;
  if found then
    delete from file_contents where key = file_key;
    perform graphile_worker.add_job('file-sweep', '{}'::json, max_attempts := 16, job_key := 'file-sweep:all');
  end if;
  return null;
end $function$
;
--- function: files_take()
CREATE OR REPLACE FUNCTION public.files_take()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  file_key constant text := tg_argv[0] || '/' || new.id || '.webp';
begin
  insert into files (key, state, type, sha256, bytes)
  values (file_key, 'kept', 'image/webp', sha256(new.content), length(new.content));
  insert into file_contents (key, content) values (file_key, new.content);
  return new;
end $function$
;
--- function: job_reports_count()
CREATE OR REPLACE FUNCTION public.job_reports_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_change int := case when tg_op <> 'DELETE' and new.dismissed_at is null then 1 else 0 end
    - case when tg_op <> 'INSERT' and old.dismissed_at is null then 1 else 0 end;
begin
  if v_change <> 0 then
    update jobs set report_count = report_count + v_change where id = coalesce(new.job_id, old.job_id);
  end if;
  return null;
end $function$
;
--- function: job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer)
CREATE OR REPLACE FUNCTION public.job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer)
 RETURNS TABLE(place bigint, tier integer, job_id uuid, key bigint, total integer)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
AS $function$
declare
  v_stems text[] := case when p_text = '' then '{}' else job_search_words(p_text) end;
  -- A text without any word is found nowhere.
  v_terms text[] := p_facets || job_search_pay_terms(p_pay_from, p_pay_to)
    || case when p_text <> '' and v_stems = '{}' then '{w:}' else array(
      select 'w:' || stem from unnest(v_stems) stem) end;
  v_titles text[] := case when p_is_ranked then array(
      select 't:' || word from unnest(job_search_title_words(p_text)) word
    ) else '{}' end;
  v_pay_from int := case when p_pay_from = any (job_search_pay_floors()) then null else p_pay_from end;
  v_pay_to int := case when p_pay_to = any (job_search_pay_ceilings()) then null else p_pay_to end;
  v_sure text[] := case
    when p_sorting = 'pay' and p_posted_after is not null then null
    when v_pay_from is null and v_pay_to is null then '{}'
    else job_search_sure_pay_terms(v_pay_from, v_pay_to) end;
  v_walk record := job_search_walk(p_sorting, v_terms, v_titles, v_sure, p_now, p_posted_after, v_pay_from,
    v_pay_to, p_tier, p_key, p_job, p_offset + p_limit, p_cap);
  v_total int := v_walk.total;
  v_has_changes boolean := exists (select from job_search_changes);
begin
  if v_has_changes then
    v_total := v_total + (select count(*) from job_search_unfolded(p_sorting, v_terms, p_now, p_posted_after,
      v_pay_from, v_pay_to));
  end if;
  return query
    with hits as materialized (
      select 1 as tier, walked.job_id, walked.key
        from unnest(v_walk.first_jobs, v_walk.first_keys) walked (job_id, key)
      union all
      select 2, walked.job_id, walked.key from unnest(v_walk.jobs, v_walk.keys) walked (job_id, key)
      union all
      select case when v_titles <> '{}' and unfolded.terms @> v_titles then 1 else 2 end, unfolded.job_id,
        unfolded.key
      from job_search_unfolded(p_sorting, v_terms, p_now, p_posted_after, v_pay_from, v_pay_to) unfolded
      where v_has_changes
    ), placed as materialized (
      select row_number() over (order by hits.tier, hits.key desc, hits.job_id desc) as place, hits.*
      from hits
      where p_key is null or hits.tier > p_tier
        or hits.tier = p_tier and (hits.key, hits.job_id) < (p_key, p_job)
    )
    select page.place, page.tier, page.job_id, page.key, v_total
    from (select 1) once
    left join (
      select * from placed where placed.place > p_offset order by placed.place limit p_limit
    ) page on true
    order by page.place;
end $function$
;
--- function: job_search_append(p_sorting text, p_jobs uuid[], p_size integer)
CREATE OR REPLACE FUNCTION public.job_search_append(p_sorting text, p_jobs uuid[], p_size integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_jobs uuid[] := p_jobs;
  v_size int;
  v_block bigint;
begin
  while cardinality(v_jobs) > 0 loop
    select case p_sorting when 'pay' then pay_key else newest_key end into v_block
      from job_search_entries where job_id = v_jobs[1];
    insert into job_search_blocks (sorting, block, last_key) values (p_sorting, v_block, v_block);
    v_size := job_search_cut(p_sorting, v_jobs, p_size);
    perform job_search_fill(p_sorting, v_block, v_jobs[1 : v_size]);
    v_jobs := v_jobs[v_size + 1 :];
  end loop;
end $function$
;
--- function: job_search_bits_from(slots smallint[])
CREATE OR REPLACE FUNCTION public.job_search_bits_from(slots smallint[])
 RETURNS bit
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  v_first int := slots[1];
begin
  if cardinality(slots) <= 64 then
    return (select job_search_bits_with(slot, 1) from unnest(slots) slot);
  end if;
  -- Of many, setting one after the other copies all of them as often.
  return (substring(B'0'::bit(31744) for v_first) || (
    select string_agg(repeat('0', slots[at] - coalesce(slots[at - 1], v_first - 1) - 1) || '1', '')
    from generate_subscripts(slots, 1) at
  )::bit varying)::bit(31744);
end $function$
;
--- function: job_search_block_of(p_sorting text, p_key bigint)
CREATE OR REPLACE FUNCTION public.job_search_block_of(p_sorting text, p_key bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (
    select block from job_search_blocks
    where sorting = p_sorting and block <= p_key order by block desc limit 1
  );
end $function$
;
--- function: job_search_blocks_of(p_sorting text, p_terms text[], p_posted_after timestamp with time zone)
CREATE OR REPLACE FUNCTION public.job_search_blocks_of(p_sorting text, p_terms text[], p_posted_after timestamp with time zone)
 RETURNS bigint[]
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  v_until bigint := -9223372036854775808;
  v_few bigint[];
begin
  if p_sorting = 'newest' and p_posted_after is not null then
    v_until := job_search_block_of('newest', job_search_key_from(p_posted_after));
  end if;
  v_few := (
    select blocks from unnest(p_terms) wanted (term)
    cross join lateral (
      select array(
        select block from job_search_bits known
        where known.sorting = p_sorting and known.term = wanted.term and known.block >= v_until
        order by block desc limit 8
      ) as blocks offset 0
    ) known
    order by cardinality(blocks) limit 1
  );
  if cardinality(v_few) < 8 then return v_few; end if;
  return array(
    select block from job_search_blocks where sorting = p_sorting and block >= v_until order by block desc
  );
end $function$
;
--- function: job_search_clear()
CREATE OR REPLACE FUNCTION public.job_search_clear()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(7204116);
  truncate job_search_entries, job_search_changes, job_search_slots, job_search_bits, job_search_facets,
    job_search_blocks;
  insert into job_search_blocks (sorting, block, last_key)
    select sorting, -9223372036854775808, -9223372036854775808 from unnest('{newest,pay}'::text[]) sorting;
end $function$
;
--- function: job_search_count(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_limit integer)
CREATE OR REPLACE FUNCTION public.job_search_count(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_limit integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (
    select count(*) from (
      select from unnest(p_blocks, p_bits) picked (block, bits)
      cross join lateral (
        select known.* from (
          select at * 512 + sum(length(gap) + 1) over (partition by at order by position) - 1 as slot, at
          from (
            select at, substring(picked.bits from at * 512 + 1 for 512) as bits from generate_series(0, 61) at offset 0
          ) part
          cross join lateral string_to_table(part.bits::text, '1') with ordinality gaps (gap, position)
          where bit_count(part.bits) > 0
        ) found
        cross join lateral (
          select * from job_search_slots listed
          where listed.sorting = p_sorting and listed.block = picked.block and listed.slot = found.slot::smallint
          offset 0
        ) known
        where found.slot < (found.at + 1) * 512
      ) slots
      where (p_posted_after is null or slots.posted_at >= p_posted_after)
        and (p_pay_from is null or slots.pay_max >= p_pay_from)
        and (p_pay_to is null or slots.pay_min <= p_pay_to)
      limit p_limit
    ) hits
  );
end $function$
;
--- function: job_search_count_facets(p_jobs uuid[], p_by integer)
CREATE OR REPLACE FUNCTION public.job_search_count_facets(p_jobs uuid[], p_by integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_unused job_search_facets[];
begin
  with facets as (
    insert into job_search_facets as known (kind, parent, value, jobs)
      select kind, parent, value, count(*) * p_by
      from (
        -- The head of a title: "Software Engineer" of "Software Engineer - Payments (Pune)".
        select 'title' as kind, '' as parent,
          regexp_replace(title, '\s*[(,|:].*$|\s+[-–—/]\s.*$', '') as value
          from job_search_entries where job_id = any (p_jobs)
        union all
        select 'place', '', place::text from job_search_entries, unnest(places) place where job_id = any (p_jobs)
        union all
        -- Nodes of the release before suggest these.
        select 'city', '', city from job_search_entries where job_id = any (p_jobs) and city is not null
        union all
        select 'locality', city, locality from job_search_entries
          where job_id = any (p_jobs) and city is not null and locality is not null
        union all
        select distinct on (job_id, word) 'word', '', word from job_search_entries,
          regexp_split_to_table(lower(title || ' ' || array_to_string(skills, ' ')), '[^[:alnum:]]+') word
          where job_id = any (p_jobs) and length(word) >= 3
        union all
        select distinct 'skill', '', skill from job_search_entries, unnest(skills) skill
          where job_id = any (p_jobs)
      ) counted
      group by kind, parent, value
      order by kind, parent, value
      on conflict (kind, parent, value) do update set jobs = known.jobs + excluded.jobs
    returning known
  )
  select array_agg(known) into v_unused from facets where (known).jobs <= 0;
  delete from job_search_facets facet using unnest(v_unused) unused
    where (facet.kind, facet.parent, facet.value) = (unused.kind, unused.parent, unused.value);
end $function$
;
--- function: job_search_crowded(p_changes bigint[])
CREATE OR REPLACE FUNCTION public.job_search_crowded(p_changes bigint[])
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(array_agg(crowd.job_id), '{}') from (
    select target.sorting, target.block, target.used, target.last_key, min(change.key) as first_key,
      array_agg(change.job_id) as jobs
    from (
      select distinct on (latest.job_id, sorting) latest.job_id, latest.is_listed, sorting,
        case sorting when 'pay' then latest.pay_key else latest.newest_key end as key
      from job_search_changes latest cross join unnest('{newest,pay}'::text[]) sorting
      where latest.id = any (p_changes) order by latest.job_id, sorting, latest.id desc
    ) change
    cross join lateral (
      select * from job_search_blocks known
      where known.sorting = change.sorting and known.block <= change.key order by known.block desc limit 1
    ) target
    where change.is_listed
    group by target.sorting, target.block, target.used, target.last_key
  ) part
  cross join lateral unnest(part.jobs) crowd (job_id)
  where part.used + cardinality(part.jobs) > job_search_capacity() and (part.first_key <= part.last_key or exists (
    select from job_search_blocks later where later.sorting = part.sorting and later.block > part.block
  ))
$function$
;
--- function: job_search_cut(p_sorting text, p_jobs uuid[], p_size integer)
CREATE OR REPLACE FUNCTION public.job_search_cut(p_sorting text, p_jobs uuid[], p_size integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  v_key bigint;
begin
  if cardinality(p_jobs) <= p_size then return cardinality(p_jobs); end if;
  select case p_sorting when 'pay' then pay_key else newest_key end into v_key
    from job_search_entries where job_id = p_jobs[p_size + 1];
  return (
    select coalesce(nullif(count(*) filter (where key < v_key), 0), count(*) filter (where key = v_key))
    from (
      select case p_sorting when 'pay' then pay_key else newest_key end as key
      from job_search_entries where job_id = any (p_jobs)
    ) keyed
  );
end $function$
;
--- function: job_search_fill(p_sorting text, p_block bigint, p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_fill(p_sorting text, p_block bigint, p_jobs uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_used int;
  v_last_key bigint;
begin
  if cardinality(p_jobs) = 0 then return; end if;
  select used, last_key into v_used, v_last_key from job_search_blocks where sorting = p_sorting and block = p_block;
  insert into job_search_slots (sorting, block, slot, job_id, key, posted_at, pay_min, pay_max)
    select p_sorting, p_block, v_used + placed.position - 1, entry.job_id,
      case p_sorting when 'pay' then entry.pay_key else entry.newest_key end,
      entry.posted_at, entry.pay_min, entry.pay_max
    from unnest(p_jobs) with ordinality placed (job_id, position)
    join job_search_entries entry on entry.job_id = placed.job_id;
  update job_search_blocks set used = v_used + cardinality(p_jobs), live = live + cardinality(p_jobs),
    sorted = case when sorted = v_used and (v_used = 0 or v_last_key < (
        select key from job_search_slots where sorting = p_sorting and job_id = p_jobs[1]
      )) then v_used + cardinality(p_jobs) else sorted end,
    last_key = greatest(last_key, (
      select max(key) from job_search_slots where sorting = p_sorting and block = p_block
    ))
    where sorting = p_sorting and block = p_block;
  insert into job_search_bits as known (sorting, term, block, slots, bits)
    select p_sorting, term, p_block,
      case when cardinality(slots) <= 16 then slots end,
      case when cardinality(slots) > 16 then job_search_bits_from(slots) end
    from (select term, array_agg(distinct slot order by slot) as slots from (
      select (v_used + placed.position - 1)::smallint as slot, unnest(coalesce(
          (select terms from job_search_changes where job_id = job.id order by id desc limit 1),
          job_search_terms(job)
        )) as term
      from unnest(p_jobs) with ordinality placed (job_id, position) join jobs job on job.id = placed.job_id
    ) postings group by term) posted
    on conflict (sorting, term, block) do update set
      slots = case when cardinality(known.slots) + cardinality(excluded.slots) <= 16
        then known.slots || excluded.slots end,
      bits = case when cardinality(known.slots) + cardinality(excluded.slots) <= 16 then null
        else coalesce(known.bits, job_search_bits_from(known.slots))
          | coalesce(excluded.bits, job_search_bits_from(excluded.slots)) end;
end $function$
;
--- function: job_search_fold(p_now timestamp with time zone, p_is_patient boolean)
CREATE OR REPLACE FUNCTION public.job_search_fold(p_now timestamp with time zone DEFAULT '-infinity'::timestamp with time zone, p_is_patient boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
declare
  v_taken bigint[];
  v_lapsed uuid[];
  v_listed uuid[];
  v_crowded uuid[];
begin
  -- A truncation of the jobs locks them first too, and takes the fold's lock then. In another order, each could wait
  -- for the other.
  lock table jobs in access share mode;
  if not pg_try_advisory_xact_lock(7204116) then return; end if;
  -- Noted anew, they move into the block of their key.
  if p_is_patient then perform job_search_note(job_search_torn()); end if;
  v_taken := array(select id from job_search_changes order by id limit 2000);
  if cardinality(v_taken) <= 1000 and not p_is_patient then
    v_crowded := job_search_crowded(v_taken);
    if v_crowded <> '{}' then
      v_taken := array(
        select id from job_search_changes where id = any (v_taken) and job_id <> all (v_crowded)
      );
    end if;
  end if;
  v_lapsed := array(
    select job_id from job_search_entries where open_until <= p_now order by open_until limit 5000
  );
  if cardinality(v_taken) + cardinality(v_lapsed) = 0 and not p_is_patient then return; end if;
  perform job_search_kill(array(
    select job_id from job_search_changes where id = any (v_taken) union select unnest(v_lapsed)
  ));
  with latest as (
    select distinct on (job_id) * from job_search_changes where id = any (v_taken) order by job_id, id desc
  ), added as (
    insert into job_search_entries (job_id, open_until, posted_at, pay_min, pay_max, newest_key, pay_key, title,
        skills, city, locality, places)
      select job_id, open_until, posted_at, pay_min, pay_max, newest_key, pay_key, title, skills, city, locality,
        coalesce(places, '{}')
      from latest where is_listed
    returning job_id
  )
  select array_agg(job_id) into v_listed from added;
  if v_listed is not null then
    perform job_search_count_facets(v_listed, 1);
    perform job_search_place('newest', v_listed);
    perform job_search_place('pay', v_listed);
  end if;
  delete from job_search_changes where id = any (v_taken);
  if p_is_patient then perform job_search_thin(); end if;
  -- After a load the planner would go by the figures of empty tables until autovacuum comes round.
  if cardinality(v_taken) >= 1000 then
    analyze job_search_slots;
    analyze job_search_bits;
  end if;
end $function$
;
--- function: job_search_fold_at_commit()
CREATE OR REPLACE FUNCTION public.job_search_fold_at_commit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
declare
  c_most constant int := 100;
  v_waiting int;
  v_enough int;
begin
  if current_setting('job_search.folded_by', true) = pg_current_xact_id()::text then return null; end if;
  perform set_config('job_search.folded_by', pg_current_xact_id()::text, true);
  select count(*) into v_waiting from (select from job_search_changes limit c_most + 1) change;
  if v_waiting > c_most then return null; end if;
  select least(sum(live) / 1000, 32) into v_enough from job_search_blocks where sorting = 'newest';
  if v_waiting >= v_enough then perform job_search_fold(); end if;
  return null;
end $function$
;
--- function: job_search_key_from(p_posted_after timestamp with time zone)
CREATE OR REPLACE FUNCTION public.job_search_key_from(p_posted_after timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select job_search_newest_key(p_posted_after, '00000000-0000-0000-0000-000000000000')
$function$
;
--- function: job_search_kill(p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_kill(p_jobs uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform job_search_count_facets(p_jobs, -1);
  with gone as (
    delete from job_search_slots where job_id = any (p_jobs) returning sorting, block, slot
  ), masks as (
    select sorting, block, count(*) as jobs, job_search_bits_with(slot, 1) as bits
    from gone group by sorting, block
  ), counted as (
    update job_search_blocks known set live = known.live - masks.jobs
    from masks where known.sorting = masks.sorting and known.block = masks.block
  )
  update job_search_bits known set slots = null,
    bits = coalesce(known.bits, job_search_bits_from(known.slots)) & ~ masks.bits
    from masks
    where known.sorting = masks.sorting and known.term = 'live' and known.block = masks.block;
  delete from job_search_entries where job_id = any (p_jobs);
end $function$
;
--- function: job_search_newest_key(posted_at timestamp with time zone, id uuid)
CREATE OR REPLACE FUNCTION public.job_search_newest_key(posted_at timestamp with time zone, id uuid)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (((extract(epoch from posted_at) - 1577836800) * 1000000)::bigint << 12)
    | ('x' || right(id::text, 3))::bit(12)::int
$function$
;
--- function: job_search_note(p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_note(p_jobs uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into job_search_changes (job_id, is_listed, terms, open_until, posted_at, pay_min, pay_max, newest_key,
      pay_key, title, skills, city, locality, places)
    select job.id, job.is_listed, case when job.is_listed then job_search_terms(job) else '{}' end,
      job.open_until, job.posted_at, job.pay_yearly_min, job.pay_yearly_max,
      job_search_newest_key(job.posted_at, job.id),
      job_search_pay_key(job.pay_yearly_max, job.posted_at, job.id),
      job.title, job.skills, job.city, job.locality, job_search_places(job.place_ids)
    from jobs job where job.id = any (p_jobs)
$function$
;
--- function: job_search_note_delete()
CREATE OR REPLACE FUNCTION public.job_search_note_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into job_search_changes (job_id, is_listed) select id, false from old_jobs where is_listed;
  return null;
end $function$
;
--- function: job_search_note_insert()
CREATE OR REPLACE FUNCTION public.job_search_note_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform job_search_note(array(select id from new_jobs where is_listed));
  return null;
end $function$
;
--- function: job_search_note_truncate()
CREATE OR REPLACE FUNCTION public.job_search_note_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform job_search_clear();
  return null;
end $function$
;
--- function: job_search_note_update()
CREATE OR REPLACE FUNCTION public.job_search_note_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform job_search_note(array(
    select job.id from new_jobs job join old_jobs former on former.id = job.id
    where (former.is_listed or job.is_listed)
      and (
        job.is_listed, job.search_document, job.type, job.work_mode, job.city, job.locality, job.place_ids,
        job.skills, job.pay_yearly_min, job.pay_yearly_max, job.experience_min_years, job.experience_max_years,
        job.posted_at, job.open_until, job.is_company_verified, job.does_company_reply
      ) is distinct from (
        former.is_listed, former.search_document, former.type, former.work_mode, former.city, former.locality,
        former.place_ids, former.skills, former.pay_yearly_min, former.pay_yearly_max, former.experience_min_years,
        former.experience_max_years, former.posted_at, former.open_until, former.is_company_verified,
        former.does_company_reply
      )
  ));
  return null;
end $function$
;
--- function: job_search_passed(p_sorting text, p_now timestamp with time zone, p_posted_after timestamp with time zone, OUT blocks bigint[], OUT masks bit varying[])
CREATE OR REPLACE FUNCTION public.job_search_passed(p_sorting text, p_now timestamp with time zone, p_posted_after timestamp with time zone, OUT blocks bigint[], OUT masks bit varying[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_indexonlyscan TO 'off'
AS $function$
declare
  v_jobs uuid[];
  v_key bigint;
  v_old record;
  v_slot int;
begin
  -- In the index's own order: an estimate of how many have lapsed must not choose another way to find them.
  v_jobs := array(select job_id from job_search_changes)
    || array(select job_id from job_search_entries where open_until <= p_now order by open_until limit 100000);
  if v_jobs <> '{}' then
    select array_agg(block), array_agg(mask) into blocks, masks from (
      select block, job_search_bits_with(slot, 1) as mask
      from job_search_slots where job_id = any (v_jobs) and sorting = p_sorting group by block
    ) dead;
  end if;
  if p_sorting <> 'newest' or p_posted_after is null then return; end if;
  v_key := job_search_key_from(p_posted_after);
  select known.block, known.sorted, known.used, B'0'::bit(31744) as mask into v_old from job_search_blocks known
    where known.sorting = 'newest' and known.block = job_search_block_of('newest', v_key);
  v_slot := (
    select slot from job_search_slots known
    where known.sorting = 'newest' and known.block = v_old.block and known.key < v_key and known.slot < v_old.sorted
    order by known.key desc, known.job_id desc limit 1
  );
  if v_slot is not null then v_old.mask := ~ (~ v_old.mask >> v_slot + 1); end if;
  if v_old.sorted < v_old.used then
    v_old.mask := v_old.mask | coalesce((
      select job_search_bits_with(slot, 1) from job_search_slots known
      where known.sorting = 'newest' and known.block = v_old.block and known.slot >= v_old.sorted
        and known.key + 0 < v_key
    ), v_old.mask);
  end if;
  if v_old.block = any (blocks) then
    v_slot := array_position(blocks, v_old.block);
    masks[v_slot] := masks[v_slot] | v_old.mask;
  else
    blocks := blocks || v_old.block; masks := masks || v_old.mask::bit varying;
  end if;
end $function$
;
--- function: job_search_pay_ceilings()
CREATE OR REPLACE FUNCTION public.job_search_pay_ceilings()
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select '{
    100000, 200000, 300000, 500000, 800000, 1200000, 2000000, 3000000, 5000000, 10000000, 2000000000
  }'::int[]
$function$
;
--- function: job_search_pay_floors()
CREATE OR REPLACE FUNCTION public.job_search_pay_floors()
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select '{
    1, 100000, 150000, 200000, 250000, 300000, 400000, 500000, 600000, 700000, 800000, 900000, 1000000, 1200000,
    1500000, 1800000, 2000000, 2500000, 3000000, 4000000, 5000000, 7500000, 10000000, 20000000
  }'::int[]
$function$
;
--- function: job_search_pay_key(pay integer, posted_at timestamp with time zone, id uuid)
CREATE OR REPLACE FUNCTION public.job_search_pay_key(pay integer, posted_at timestamp with time zone, id uuid)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (coalesce(pay, 0)::bigint << 33)
    | (greatest((extract(epoch from posted_at) - 1577836800) / 60, 0)::bigint << 8)
    | ('x' || right(id::text, 2))::bit(8)::int
$function$
;
--- function: job_search_pay_terms(p_from integer, p_to integer)
CREATE OR REPLACE FUNCTION public.job_search_pay_terms(p_from integer, p_to integer)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  if p_from is null and p_to is null then return '{}'; end if;
  return array_remove(array[
    'pay>=' || (select max(step) from unnest(job_search_pay_floors()) step where step <= greatest(p_from, 1)),
    'pay<=' || (select min(step) from unnest(job_search_pay_ceilings()) step where step >= p_to)
  ], null);
end $function$
;
--- function: job_search_pick(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_is_exact boolean, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_key bigint, p_job uuid, p_limit integer, OUT jobs uuid[], OUT keys bigint[])
CREATE OR REPLACE FUNCTION public.job_search_pick(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_is_exact boolean, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_key bigint, p_job uuid, p_limit integer, OUT jobs uuid[], OUT keys bigint[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
begin
  select coalesce(array_agg(best.job_id order by best.key desc, best.job_id desc), '{}'),
      coalesce(array_agg(best.key order by best.key desc, best.job_id desc), '{}') into jobs, keys from (
    select hit.job_id, hit.key
    from (
      select block.block, given.bits, block.sorted, p_limit * 31744::float8 / greatest(given.jobs, 1) < 20 * case
        when p_is_exact then p_limit + given.jobs / 62 + bit_count(substring(given.bits from block.sorted + 1))
        else given.jobs end as is_dense
      from (
        select *, bit_count(bits) as jobs from unnest(p_blocks, p_bits) listed (block, bits)
      ) given
      cross join lateral (
        select known.block, case when known.sorted = known.used then 31744 else known.sorted end as sorted
        from job_search_blocks known where known.sorting = p_sorting and known.block = given.block offset 0
      ) block
      offset 0
    ) picked
    cross join lateral (
      (
        select slots.job_id, slots.key from job_search_slots slots
        where picked.is_dense and slots.sorting = p_sorting and slots.block = picked.block
          and slots.key <= coalesce(p_key, 9223372036854775807)
          and get_bit(picked.bits, slots.slot) = 1
          and (p_key is null or (slots.key, slots.job_id) < (p_key, p_job))
          and (p_posted_after is null or slots.posted_at >= p_posted_after)
          and (p_pay_from is null or slots.pay_max >= p_pay_from)
          and (p_pay_to is null or slots.pay_min <= p_pay_to)
        order by slots.key desc, slots.job_id desc limit p_limit
      )
      union all
      select slots.job_id, slots.key from (
        select known.* from (
          select at * 512 + sum(length(gap) + 1) over (partition by at order by position) - 1 as slot, at
          from (
            select at, bits from (
              select at, bits, sum(case when (at + 1) * 512 <= picked.sorted then bit_count(bits) else 0 end)
                over (order by at desc rows between unbounded preceding and 1 preceding) as better
              from generate_series(0, 61) at
              cross join lateral (select substring(picked.bits from at * 512 + 1 for 512) as bits offset 0) cut
              where not picked.is_dense
            ) ranked
            where not p_is_exact or (at + 1) * 512 > picked.sorted or coalesce(better, 0) < p_limit
          ) part
          cross join lateral string_to_table(part.bits::text, '1') with ordinality gaps (gap, position)
          where bit_count(part.bits) > 0
        ) found
        cross join lateral (
          select * from job_search_slots listed
          where listed.sorting = p_sorting and listed.block = picked.block and listed.slot = found.slot::smallint
          offset 0
        ) known
        where found.slot < (found.at + 1) * 512
      ) slots
      where (p_key is null or (slots.key, slots.job_id) < (p_key, p_job))
        and (p_posted_after is null or slots.posted_at >= p_posted_after)
        and (p_pay_from is null or slots.pay_max >= p_pay_from)
        and (p_pay_to is null or slots.pay_min <= p_pay_to)
    ) hit
    order by hit.key desc, hit.job_id desc limit p_limit
  ) best;
end $function$
;
--- function: job_search_place(p_sorting text, p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_place(p_sorting text, p_jobs uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_part record;
  v_free int;
  v_first int;
begin
  for v_part in
    select target.block, target.used, target.last_key, min(entry.key) as first_key,
      array_agg(entry.job_id order by entry.key, entry.job_id) as jobs,
      target.block = (select max(block) from job_search_blocks where sorting = p_sorting) as is_last
    from (
      select job_id, case p_sorting when 'pay' then pay_key else newest_key end as key
      from job_search_entries where job_id = any (p_jobs)
    ) entry
    cross join lateral (
      select block, used, last_key from job_search_blocks
      where sorting = p_sorting and block <= entry.key order by block desc limit 1
    ) target
    group by target.block, target.used, target.last_key
  loop
    v_free := job_search_capacity() - v_part.used;
    if cardinality(v_part.jobs) <= v_free then
      perform job_search_fill(p_sorting, v_part.block, v_part.jobs);
    elsif v_part.is_last and v_part.first_key > v_part.last_key then
      v_first := job_search_cut(p_sorting, v_part.jobs, v_free);
      -- Jobs of one key that don't fit begin the new block.
      if v_first > v_free then v_first := 0; end if;
      perform job_search_fill(p_sorting, v_part.block, v_part.jobs[1 : v_first]);
      perform job_search_append(p_sorting, v_part.jobs[v_first + 1 :], job_search_capacity());
    else
      perform job_search_relay(p_sorting, v_part.block, v_part.jobs);
    end if;
  end loop;
end $function$
;
--- function: job_search_place_terms(p_places integer[])
CREATE OR REPLACE FUNCTION public.job_search_place_terms(p_places integer[])
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if coalesce(p_places, '{}') = '{}' then return '{}'; end if;
  return array(
    select 'at:' || place from unnest(job_search_places(p_places)) place
    union
    select 'for:' || place from unnest(p_places) place
    union
    select 'place:' || lower(named.name)
    from places place join places named on named.id in (place.id, place.city_id) where place.id = any (p_places)
  );
end $function$
;
--- function: job_search_places(p_places integer[])
CREATE OR REPLACE FUNCTION public.job_search_places(p_places integer[])
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if coalesce(p_places, '{}') = '{}' then return '{}'; end if;
  return array(
    select distinct around.id
    from unnest(p_places) own (id)
    left join places place on place.id = own.id
    left join places city on city.id = place.city_id
    cross join lateral unnest(
      array[own.id, place.city_id, place.state_id, city.state_id] || place.region_ids || city.region_ids
    ) around (id)
    where around.id is not null order by around.id
  );
end $function$
;
--- function: job_search_places_like(p_text text, p_cities text[], p_limit integer)
CREATE OR REPLACE FUNCTION public.job_search_places_like(p_text text, p_cities text[], p_limit integer)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE ROWS 8
 SET jit TO 'off'
AS $function$
begin
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  return query
    select case facet.kind when 'city' then facet.value else facet.value || ', ' || facet.parent end from (
      select kind, value, parent, jobs, false as is_named from job_search_facets
      where kind in ('city', 'locality') and lower(value) %> p_text
        and not (kind = 'city' and value = any (p_cities))
      union all
      select kind, value, parent, jobs, true from job_search_facets where kind = 'city' and value = any (p_cities)
    ) facet
    order by facet.is_named desc, facet.kind = 'city' desc, starts_with(lower(facet.value), p_text) desc,
      word_similarity(p_text, lower(facet.value)) desc, facet.jobs desc, facet.value
    limit p_limit;
end $function$
;
--- function: job_search_rebuild()
CREATE OR REPLACE FUNCTION public.job_search_rebuild()
 RETURNS void
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
declare
  v_sorting text;
  v_size int;
  v_jobs uuid[];
begin
  -- Before the fold's lock, as in job_search_fold.
  lock table jobs in access share mode;
  perform job_search_clear();
  insert into job_search_entries (job_id, open_until, posted_at, pay_min, pay_max, newest_key, pay_key, title,
      skills, city, locality, places)
    select id, open_until, posted_at, pay_yearly_min, pay_yearly_max, job_search_newest_key(posted_at, id),
      job_search_pay_key(pay_yearly_max, posted_at, id), title, skills, city, locality,
      job_search_places(place_ids)
    from jobs where is_listed order by posted_at;
  foreach v_sorting in array array['newest', 'pay'] loop
    -- New jobs come behind the newest, but anywhere in the order by pay.
    v_size := job_search_capacity() * case v_sorting when 'newest' then 15 else 12 end / 16;
    for v_jobs in
      select array_agg(job_id order by key, job_id) from (
        -- Jobs of one key have one rank, and so come into one block.
        select job_id, key, (rank() over (order by key) - 1) / v_size as part from (
          select job_id, case v_sorting when 'pay' then pay_key else newest_key end as key
          from job_search_entries
        ) keyed
      ) parted
      group by part order by part
    loop
      if exists (select from job_search_slots where sorting = v_sorting) then
        perform job_search_append(v_sorting, v_jobs, v_size);
      else
        perform job_search_fill(v_sorting, -9223372036854775808, v_jobs);
      end if;
      if v_sorting = 'newest' then perform job_search_count_facets(v_jobs, 1); end if;
    end loop;
  end loop;
end $function$
;
--- function: job_search_relay(p_sorting text, p_block bigint, p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_relay(p_sorting text, p_block bigint, p_jobs uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_jobs uuid[];
  v_size int;
  v_first int;
begin
  delete from job_search_bits where sorting = p_sorting and block = p_block;
  with former as (
    delete from job_search_slots where sorting = p_sorting and block = p_block returning job_id
  )
  select array_agg(job_id order by case p_sorting when 'pay' then pay_key else newest_key end, job_id)
    into v_jobs
    from job_search_entries
    where job_id in (select job_id from former union all select unnest(p_jobs));
  update job_search_blocks set used = 0, live = 0, sorted = 0, last_key = block
    where sorting = p_sorting and block = p_block;
  if v_jobs is null then return; end if;
  v_size := ceil(cardinality(v_jobs) / ceil(cardinality(v_jobs) / (job_search_capacity() * 0.75)));
  v_first := job_search_cut(p_sorting, v_jobs, v_size);
  perform job_search_fill(p_sorting, p_block, v_jobs[1 : v_first]);
  perform job_search_append(p_sorting, v_jobs[v_first + 1 :], v_size);
end $function$
;
--- function: job_search_singular(text text)
CREATE OR REPLACE FUNCTION public.job_search_singular(text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select regexp_replace(job_search_spelt_out(text), '(\w\w[^s\W])s\M', '\1', 'gi')
$function$
;
--- function: job_search_spelt_out(text text)
CREATE OR REPLACE FUNCTION public.job_search_spelt_out(text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(text,
    '\m(front|back)[ -]end\M', '\1end', 'gi'),
    '\mfull[ -]stack\M', 'fullstack', 'gi'),
    '\m(dev)[ -](ops)\M', '\1\2', 'gi'),
    '\me-commerce\M', 'ecommerce', 'gi'),
    '\mtele[ -]call', 'telecall', 'gi'),
    '\m(node|react|vue|next|nest|express|angular)js\M', '\1 js', 'gi'),
    '/', ' ', 'gi'),
    '\.net\M', ' dotnet', 'gi'),
    '\m(\w)\+\+', '\1plusplus ', 'gi'),
    '\m(\w)#', '\1sharp ', 'gi'),
    '\.(?=[[:alpha:]])', ' ', 'gi')
$function$
;
--- function: job_search_sure_pay_terms(p_from integer, p_to integer)
CREATE OR REPLACE FUNCTION public.job_search_sure_pay_terms(p_from integer, p_to integer)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  v_floor int := (select min(step) from unnest(job_search_pay_floors()) step where step >= p_from);
  v_ceiling int := (select max(step) from unnest(job_search_pay_ceilings()) step where step <= p_to);
begin
  if (v_floor is null) <> (p_from is null) or (v_ceiling is null) <> (p_to is null) then return null; end if;
  return array_remove(array['pay>=' || v_floor, 'pay<=' || v_ceiling], null);
end $function$
;
--- function: job_search_terms(job jobs)
CREATE OR REPLACE FUNCTION public.job_search_terms(job jobs)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select array_remove(array['live', 'type:' || job.type, 'mode:' || job.work_mode,
      case when job.is_company_verified then 'verified' end,
      case when job.does_company_reply then 'replies' end,
      -- Nodes of the release before ask for the next two.
      'city:' || lower(job.city), 'locality:' || lower(job.locality),
      case when coalesce(job.place_ids, '{}') = '{}' then 'place:' || lower(job.city) end,
      case when coalesce(job.place_ids, '{}') = '{}' then 'place:' || lower(job.locality) end], null)
    || job_search_place_terms(job.place_ids)
    -- Each element of a list with a prefix; null where the list is empty.
    || string_to_array('w:' || nullif(array_to_string(
      tsvector_to_array(ts_filter(job.search_document, '{a,b,c}')), E'\x01w:'), ''), E'\x01')
    || string_to_array('t:' || nullif(array_to_string(
      tsvector_to_array(ts_filter(job.search_document, '{d}')), E'\x01t:'), ''), E'\x01')
    || string_to_array(lower(array_to_string(string_to_array('skill:' || nullif(array_to_string(
      job.skills, E'\x01skill:'), ''), E'\x01'), E'\x01')), E'\x01')
    || ('{
      years:0, years:1, years:2, years:3, years:4, years:5, years:6, years:7, years:8, years:9, years:10, years:11,
      years:12, years:13, years:14, years:15, years:16, years:17, years:18, years:19, years:20, years:21, years:22,
      years:23, years:24, years:25, years:26, years:27, years:28, years:29, years:30
    }'::text[])[job.experience_min_years + 1 : least(coalesce(job.experience_max_years, 30), 30) + 1]
    || ('{
      pay>=1, pay>=100000, pay>=150000, pay>=200000, pay>=250000, pay>=300000, pay>=400000, pay>=500000,
      pay>=600000, pay>=700000, pay>=800000, pay>=900000, pay>=1000000, pay>=1200000, pay>=1500000, pay>=1800000,
      pay>=2000000, pay>=2500000, pay>=3000000, pay>=4000000, pay>=5000000, pay>=7500000, pay>=10000000,
      pay>=20000000
    }'::text[])[1 : width_bucket(job.pay_yearly_max, '{
      1, 100000, 150000, 200000, 250000, 300000, 400000, 500000, 600000, 700000, 800000, 900000, 1000000, 1200000,
      1500000, 1800000, 2000000, 2500000, 3000000, 4000000, 5000000, 7500000, 10000000, 20000000
    }'::int[])]
    || ('{
      pay<=100000, pay<=200000, pay<=300000, pay<=500000, pay<=800000, pay<=1200000, pay<=2000000, pay<=3000000,
      pay<=5000000, pay<=10000000, pay<=2000000000
    }'::text[])[width_bucket(job.pay_yearly_min - 1, '{
      100000, 200000, 300000, 500000, 800000, 1200000, 2000000, 3000000, 5000000, 10000000, 2000000000
    }'::int[]) + 1 :]
$function$
;
--- function: job_search_thin()
CREATE OR REPLACE FUNCTION public.job_search_thin()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_pair record;
  v_jobs uuid[];
begin
  for v_pair in
    select distinct on (thin.sorting) thin.sorting, thin.block, before.block as before
    from job_search_blocks thin
    cross join lateral (
      select block, live from job_search_blocks
      where sorting = thin.sorting and block < thin.block order by block desc limit 1
    ) before
    where thin.live <= job_search_capacity() / 4 and thin.live + before.live <= job_search_capacity() / 2 and exists (
      select from job_search_blocks later where later.sorting = thin.sorting and later.block > thin.block
    )
  loop
    v_jobs := array(
      select job_id from job_search_slots where sorting = v_pair.sorting and block = v_pair.block
    );
    delete from job_search_slots where sorting = v_pair.sorting and block = v_pair.block;
    delete from job_search_bits where sorting = v_pair.sorting and block = v_pair.block;
    delete from job_search_blocks where sorting = v_pair.sorting and block = v_pair.block;
    perform job_search_relay(v_pair.sorting, v_pair.before, v_jobs);
  end loop;
end $function$
;
--- function: job_search_title_words(text text)
CREATE OR REPLACE FUNCTION public.job_search_title_words(text text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return coalesce(tsvector_to_array(to_tsvector('simple', translate(job_search_singular(text), '-', ' '))), '{}');
end $function$
;
--- function: job_search_titles_like(p_text text, p_limit integer)
CREATE OR REPLACE FUNCTION public.job_search_titles_like(p_text text, p_limit integer)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE ROWS 8
 SET jit TO 'off'
AS $function$
begin
  -- "sofware" is 0.55 of "Software Engineer".
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  return query
    select facet.value from (
      select value, kind, jobs from job_search_facets where kind = 'title' and lower(value) %> p_text
      union all
      select value, kind, jobs from job_search_facets where kind = 'skill' and lower(value) %> p_text
    ) facet
    order by starts_with(lower(facet.value), p_text) desc, word_similarity(p_text, lower(facet.value)) desc,
      facet.kind desc, facet.jobs desc, facet.value
    limit p_limit;
end $function$
;
--- function: job_search_torn()
CREATE OR REPLACE FUNCTION public.job_search_torn()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select array(
    select torn.job_id from job_search_blocks block
    cross join lateral (
      select known.block from job_search_blocks known
      where known.sorting = block.sorting and known.block < block.block order by known.block desc limit 1
    ) before
    cross join lateral (
      -- The limit keeps the planner from reading all slots.
      select slots.job_id from job_search_slots slots
      where slots.sorting = block.sorting and slots.block = before.block and slots.key >= block.block
      order by slots.key desc, slots.job_id desc limit 1000
    ) torn
  )
$function$
;
--- function: job_search_unfolded(p_sorting text, p_terms text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer)
CREATE OR REPLACE FUNCTION public.job_search_unfolded(p_sorting text, p_terms text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer)
 RETURNS TABLE(job_id uuid, key bigint, terms text[])
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return query
    select slots.job_id, slots.key, slots.terms from (
      select distinct on (latest.job_id) latest.*,
        case p_sorting when 'pay' then latest.pay_key else latest.newest_key end as key
      from job_search_changes latest order by latest.job_id, latest.id desc
    ) slots
    where slots.is_listed and slots.open_until > p_now and slots.terms @> p_terms
      and (p_posted_after is null or slots.posted_at >= p_posted_after)
      and (p_pay_from is null or slots.pay_max >= p_pay_from)
      and (p_pay_to is null or slots.pay_min <= p_pay_to);
end $function$
;
--- function: job_search_walk(p_sorting text, p_terms text[], p_titles text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT first_jobs uuid[], OUT first_keys bigint[], OUT jobs uuid[], OUT keys bigint[], OUT total integer)
CREATE OR REPLACE FUNCTION public.job_search_walk(p_sorting text, p_terms text[], p_titles text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT first_jobs uuid[], OUT first_keys bigint[], OUT jobs uuid[], OUT keys bigint[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
declare
  v_is_exact boolean := coalesce(p_sure = '{}', false);
  -- Whether a job is live is looked up where the others meet.
  v_terms text[] := case when p_terms = '{live}' then p_terms else array_remove(p_terms, 'live') end;
  v_blocks bigint[] := job_search_blocks_of(p_sorting, p_terms, p_posted_after);
  v_done int := 0;
  v_size int := 2;
  -- Where no job has all words in its title there is nothing to look for in the first tier.
  v_is_ranked boolean := p_titles <> '{}' and (select bool_and(exists (
      select from job_search_bits where sorting = p_sorting and term = title
    )) from unnest(p_titles) title);
  v_is_first boolean := v_is_ranked and coalesce(p_tier, 1) = 1;
  -- The cursor's own block is read too, but promises nothing: its jobs may all come before the cursor.
  v_start bigint := case when p_key is not null then job_search_block_of(p_sorting, p_key) end;
  v_passed record := job_search_passed(p_sorting, p_now, p_posted_after);
  v_match record;
  v_bits bit(31744);
  v_sure bit(31744);
  v_title bit(31744);
  v_is_full boolean := false;
  -- Matches whose jobs are not looked up yet: blocks, their bits, and how many hits are certain.
  v_first_blocks bigint[] := '{}'; v_first_bits bit varying[] := '{}'; v_first_count int := 0;
  v_second_blocks bigint[] := '{}'; v_second_bits bit varying[] := '{}'; v_second_count int := 0;
  v_doubt_blocks bigint[] := '{}'; v_doubt_bits bit varying[] := '{}'; v_doubt_count int := 0;
begin
  total := 0;
  loop
    if v_is_full and v_is_exact and cardinality(v_terms) = 1 then
      -- How many live jobs one term has in a batch of blocks; few jobs are looked up without making bits of them.
      total := total + coalesce((
        select sum(case when met.slots is null then bit_count(met.bits & live.bits) else (
          select count(*) from unnest(met.slots) few (slot) where get_bit(live.bits, few.slot) = 1
        ) end)
        from job_search_bits met
        cross join lateral (
          -- Less those that are to be passed over.
          select case when met.block = any (v_passed.blocks) then (
            select coalesce(live.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
            ))
            from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          ) & ~ v_passed.masks[array_position(v_passed.blocks, met.block)]::bit(31744) else (
            select coalesce(live.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
            ))
            from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          ) end as bits offset 0
        ) live
        where met.sorting = p_sorting and met.term = v_terms[1]
          and met.block = any (v_blocks[v_done + 1 : v_done + v_size])
      ), 0);
    elsif v_is_full and v_is_exact then
      -- The same of more terms.
      total := total + coalesce((
        select sum(bit_count(case when met.block = any (v_passed.blocks)
          then met.bits & ~ v_passed.masks[array_position(v_passed.blocks, met.block)]::bit(31744) else met.bits end))
        from (
          select part.block, bit_and(part.bits) as bits
          from (
            select known.block, coalesce(known.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
            )) as bits
            from job_search_bits known
            where known.sorting = p_sorting and known.term = any ((v_terms || 'live'::text))
              and known.block = any (v_blocks[v_done + 1 : v_done + v_size]) offset 0
          ) part
          group by part.block having count(*) = cardinality((v_terms || 'live'::text))
        ) met
      ), 0);
    else for v_match in
      -- The live jobs that all terms share in a batch of blocks, best block first; sure: those that need no look.
      select met.block, met.bits & (
          select coalesce(live.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
          ))
          from job_search_bits live
          where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
        ) as bits,
        case when p_sure <> '{}' then (
          select case when count(*) = cardinality(p_sure) then bit_and(coalesce(known.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
          ))) end
          from job_search_bits known
          where known.sorting = p_sorting and known.term = any (p_sure) and known.block = met.block
        ) end as sure
      from (
        select part.block, bit_and(part.bits) as bits
        from (
          select known.block, coalesce(known.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
          )) as bits
          from job_search_bits known
          where known.sorting = p_sorting and known.term = any (v_terms)
            and known.block = any (v_blocks[v_done + 1 : v_done + v_size]) offset 0
        ) part
        group by part.block having count(*) = cardinality(v_terms)
      ) met
      where bit_count(met.bits) > 0
      order by met.block desc
    loop
      v_bits := case when v_match.block = any (v_passed.blocks)
        then v_match.bits & ~ v_passed.masks[array_position(v_passed.blocks, v_match.block)]::bit(31744)
        else v_match.bits end;
      v_sure := case when v_is_exact then v_bits else coalesce(v_bits & v_match.sure, B'0'::bit(31744)) end;
      total := total + bit_count(v_sure);
      if not v_is_exact then
        v_doubt_blocks := v_doubt_blocks || v_match.block;
        v_doubt_bits := v_doubt_bits || (v_bits & ~ v_sure);
        v_doubt_count := v_doubt_count + bit_count(v_bits & ~ v_sure);
      end if;
      continue when v_is_full;
      -- Jobs of the block that have every word in their title; null where a word is in no title.
      if v_is_ranked then v_title := v_bits & (
          select case when count(*) = cardinality(p_titles) then bit_and(coalesce(named.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(named.slots) few (slot)
          ))) end
          from job_search_bits named
          where named.sorting = p_sorting and named.term = any (p_titles) and named.block = v_match.block
        );
      end if;
      if v_is_first and v_title is not null and v_first_count < p_page
          and (p_tier is null or v_match.block <= v_start) then
        v_first_blocks := v_first_blocks || v_match.block; v_first_bits := v_first_bits || v_title;
        if v_match.block is distinct from v_start then
          v_first_count := v_first_count + bit_count(v_title & v_sure);
        end if;
      end if;
      if v_second_count < p_page and (coalesce(p_tier, 1) = 1 or v_match.block <= v_start) then
        v_bits := v_bits & ~ coalesce(v_title, B'0'::bit(31744));
        v_second_blocks := v_second_blocks || v_match.block; v_second_bits := v_second_bits || v_bits;
        if p_tier = 1 or v_match.block is distinct from v_start then
          v_second_count := v_second_count + bit_count(v_bits & v_sure);
        end if;
      end if;
      v_is_full := case when v_is_first then v_first_count else v_second_count end >= p_page;
    end loop; end if;
    v_done := v_done + v_size;
    if total <= p_cap and v_doubt_count > 0
        and (total + v_doubt_count > p_cap or v_done >= cardinality(v_blocks)) then
      total := total + job_search_count(p_sorting, v_doubt_blocks, v_doubt_bits, p_posted_after, p_pay_from,
        p_pay_to, p_cap + 1 - total);
      v_doubt_blocks := '{}'; v_doubt_bits := '{}'; v_doubt_count := 0;
    end if;
    exit when v_done >= cardinality(v_blocks) or v_is_full and total > p_cap;
    -- As many blocks as what is still to be counted should take, going by those that were read.
    v_size := ceil(1.2 * v_done * greatest(p_cap + 1 - total, p_cap / 4, 1) / greatest(total, 1));
  end loop;
  first_jobs := '{}'; first_keys := '{}'; jobs := '{}'; keys := '{}';
  if v_first_blocks <> '{}' then
    select * into first_jobs, first_keys from job_search_pick(p_sorting, v_first_blocks, v_first_bits,
      v_is_exact and not coalesce(p_tier = 1, false), p_posted_after, p_pay_from, p_pay_to,
      case when p_tier = 1 then p_key end, p_job, p_page - cardinality(first_jobs));
  end if;
  if cardinality(first_jobs) < p_page and v_second_blocks <> '{}' then
    select * into jobs, keys from job_search_pick(p_sorting, v_second_blocks, v_second_bits,
      v_is_exact and not coalesce(p_tier = 2, false), p_posted_after, p_pay_from, p_pay_to,
      case when p_tier = 2 then p_key end, p_job, p_page - cardinality(first_jobs));
  end if;
end $function$
;
--- function: job_search_words(text text)
CREATE OR REPLACE FUNCTION public.job_search_words(text text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  -- A compound is found by its parts: "full-stack" as "full stack".
  return coalesce(tsvector_to_array(to_tsvector('job_words', translate(job_search_spelt_out(text), '-', ' '))), '{}');
end $function$
;
--- function: jobs_company()
CREATE OR REPLACE FUNCTION public.jobs_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select coalesce(merged_into_id, id) into new.company_id from companies where id = new.company_id for share;
  return new;
end $function$
;
--- function: jobs_derive()
CREATE OR REPLACE FUNCTION public.jobs_derive()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  company_name text;
  education_words text[];
begin
  select name, blocked_at is not null, verified_at is not null
    into company_name, new.is_company_blocked, new.is_company_verified
    from companies where id = new.company_id for share;
  select coalesce((select blocked_at is not null from accounts where id = new.posted_by_id for share), false)
    into new.is_poster_blocked;
  -- They weigh as much as skills. 'any' narrows nothing, so nobody looks for it.
  education_words := case
    when new.education in ('10th', '12th') then array[new.education, 'pass']
    when new.education <> 'any' then array[new.education]
    else '{}'
  end;
  new.search_document := jobs_search_document(new.title, new.skills || education_words, company_name);
  return new;
end $function$
;
--- function: jobs_derive_replies()
CREATE OR REPLACE FUNCTION public.jobs_derive_replies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select coalesce(reply_rate >= 50, false) into new.does_company_reply
    from companies where id = new.company_id;
  return new;
end $function$
;
--- function: jobs_search_document(title text, skills text[], company text)
CREATE OR REPLACE FUNCTION public.jobs_search_document(title text, skills text[], company text)
 RETURNS tsvector
 LANGUAGE sql
 STABLE
AS $function$
  select setweight(to_tsvector('job_words', job_search_spelt_out(title)), 'A') ||
    setweight(to_tsvector('job_words', job_search_spelt_out(array_to_string(skills, ' '))), 'B') ||
    setweight(to_tsvector('job_words', job_search_spelt_out(coalesce(company, ''))), 'C') ||
    setweight(to_tsvector('simple', job_search_singular(title)), 'D')
$function$
;
--- function: plan_has(asked text, feature text)
CREATE OR REPLACE FUNCTION public.plan_has(asked text, feature text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select feature = any(plans.features) from plans where plans.code = asked), false)
$function$
;
--- function: plans_spread()
CREATE OR REPLACE FUNCTION public.plans_spread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if ('priority-processing' = any(old.features)) = ('priority-processing' = any(new.features)) then
    return null;
  end if;
  lock table subscriptions, applications in share row exclusive mode;
  update applications set priority_until = spread.until
    from (
      select account.id,
        priority_until(coalesce(held.plan, starting_plan()), held.next_plan, held.changes_at) as until
      from accounts account left join subscriptions held on held.account_id = account.id
      where new.code in (coalesce(held.plan, starting_plan()), held.next_plan)
    ) spread
    where applicant_id = spread.id and priority_until is distinct from spread.until;
  return null;
end $function$
;
--- function: priority_until(plan text, next_plan text, changes_at timestamp with time zone)
CREATE OR REPLACE FUNCTION public.priority_until(plan text, next_plan text, changes_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when not plan_has(plan, 'priority-processing') then null
    when next_plan is null or plan_has(next_plan, 'priority-processing') then timestamptz '9999-12-31'
    else changes_at
  end
$function$
;
--- function: starting_plan()
CREATE OR REPLACE FUNCTION public.starting_plan()
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select code from plans order by rank limit 1
$function$
;
--- function: subscriptions_plan()
CREATE OR REPLACE FUNCTION public.subscriptions_plan()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update accounts set plan = new.plan where id = new.account_id and plan <> new.plan;
  return null;
end $function$
;
--- function: subscriptions_spread()
CREATE OR REPLACE FUNCTION public.subscriptions_spread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update applications set priority_until = spread.until
    from (select priority_until(new.plan, new.next_plan, new.changes_at) as until) spread
    where applicant_id = new.account_id and priority_until is distinct from spread.until;
  return null;
end $function$
;
--- trigger: accounts accounts_start
CREATE TRIGGER accounts_start BEFORE INSERT ON public.accounts FOR EACH ROW EXECUTE FUNCTION accounts_start();
--- trigger: jobs jobs_derive
CREATE TRIGGER jobs_derive BEFORE INSERT OR UPDATE OF company_id, posted_by_id, title, skills, education ON public.jobs FOR EACH ROW EXECUTE FUNCTION jobs_derive();
--- trigger: plans plans_spread
CREATE TRIGGER plans_spread AFTER UPDATE OF features ON public.plans FOR EACH ROW EXECUTE FUNCTION plans_spread();
