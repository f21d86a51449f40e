/** Values of the facts that are no numbers. In every list each place has its own number of words: texts are as long as that. */
export const LEVELS = ['TRACE', 'NOTICE', 'ALERT', 'FATAL'];

export const FRAMEWORKS = ['Ember', 'Preact', 'Lit', 'Qwik', 'Astro'];

export const ROLLOUTS = ['staged', 'shadow', 'mirrored', 'big-bang'];

export const SIGN_INS = ['Okta', 'Zitadel', 'Authentik', 'Ory', 'in-house'];

export const MAPPERS = ['Drizzle', 'Kysely', 'Sequelize', 'Hibernate', 'Doctrine'];

export const LEADS = ['Mira Falk', 'Tomas Adeyemi', 'Ines Harada', 'Jonas Whitlock'];

export const CODENAMES = ['Lantern', 'Juniper', 'Harbour', 'Saffron', 'Granite'];

export const GOALS = ['finish checkout rewrite', 'retire legacy queue', 'cut build time twofold'];
