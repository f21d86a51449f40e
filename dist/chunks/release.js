import { i as summaryText, n as ReleaseManifest, r as release, t as RELEASE } from "./release2.js";

export { release };