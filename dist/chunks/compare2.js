import { t as compare } from "./compare.js";

export { compare };