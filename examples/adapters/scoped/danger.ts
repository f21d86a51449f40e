// Signs that a text must not be handed on as something to do. Signs are no proof: what bears none passes.

const SIGNS: readonly RegExp[] = [
  // Commands that destroy.
  /\brm\s+-\w*[rf]|\bmkfs|\bdd\s+if=|\b(?:drop|truncate)\s+(?:table|database|schema|index|all)\b|\bdelete\s+from\b/i,
  /--(?:force|hard|no-preserve-root|no-backup|purge|wipe|drop|yes-really|no-verify|skip-checks?)\b/i,
  /(?:^|[`'"“:;,.] ?|\b(?:please|to|will|then|and) )(?:wipe|erase|purge|destroy|format|shred|nuke|overwrite|drop)\b.{0,40}\b(?:all|everything|disks?|databases?|backups?|volumes?|production)\b/i,
  // Orders smuggled into what a tool says.
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|rules?|prompts?|guard\w*|polic\w+|limits?|orders)\b/i,
  /\b(?:disable|turn off|skip|bypass)\b.{0,30}\b(?:auth\w*|safety|checks?|audit\w*|logging|firewall|confirmation|review)\b/i,
  /\bcurl\b.*\|\s*(?:ba|z)?sh\b|\bsudo\b|\bchmod\s+(?:-R\s+)?0?777\b|\bas (?:root|admin(?:istrator)?)\b|\bgrant\b.{0,30}\b(?:all|admin|root)\b/i,
  // Secrets.
  /\b(?:password|passwd|passphrase|secret|api[_ -]?key|private key|access[_ -]?key|auth[_ -]?token)\b\s*(?:is|=|:)|BEGIN [A-Z ]*PRIVATE KEY|\b(?:sk|ghp|pat|xox[bp])[-_][\w-]{8,}/i,
];

export const isDangerous = (text: string) => SIGNS.some((sign) => sign.test(text));
