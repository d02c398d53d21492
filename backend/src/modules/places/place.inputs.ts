import { ArgsType, Field, Int } from "type-graphql";
