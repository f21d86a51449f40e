import { t as checkSchema } from "./schema-check2.js";

export { checkSchema };