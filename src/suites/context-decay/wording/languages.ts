/** How facts are told and asked for in a language that is not the conversation's. Keys stay as they are. */
export interface Wording {
  /** Sentences that tell a fact in passing. */
  readonly passing: readonly ((key: string, value: string) => string)[];
  /** @param name the key's name, as it stands in the key */
  readonly question: (name: string, label: string) => string;
  /** Values in place of those that are words, by the key's name. Numbers are the same everywhere. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

export const LANGUAGES = ['de', 'es', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];

export const WORDINGS: Readonly<Record<Language, Wording>> = {
  de: {
    passing: [
      (key, value) => `Übrigens haben wir uns bei ${key} auf ${value} geeinigt.`,
      (key, value) => `Zur Erinnerung: für ${key} gilt ab heute ${value}.`,
      (key, value) => `Die Prüfung hat für ${key} den Wert ${value} ergeben.`,
    ],
    question: (name, label) => `Welcher Wert gilt für ${name} mit dem Kürzel ${label}?`,
    values: {
      log_level: ['gründlich', 'knapp', 'ausführlich', 'stumm'],
      deployment_strategy: ['stufenweise', 'übernacht', 'gespiegelt', 'sofort'],
      team_lead: ['Jörg Weiß', 'Käthe Böhm', 'Uwe Größner', 'Änne Kühn'],
      project_codename: ['Möwe', 'Brücke', 'Föhre', 'Kürbis', 'Leuchtturm'],
      sprint_goal: ['Kasse neu schreiben', 'alte Warteschlange abschalten', 'Bauzeit halbieren'],
    },
  },
  es: {
    passing: [
      (key, value) => `Por cierto, para ${key} nos quedamos con ${value} desde hoy.`,
      (key, value) => `Que no se olvide: ${key} pasa a ser ${value}.`,
      (key, value) => `Al revisarlo, ${key} resultó ser ${value}.`,
    ],
    question: (name, label) => `¿Qué valor tiene ${name} con la marca ${label}?`,
    values: {
      log_level: ['detallado', 'breve', 'crítico', 'mudo'],
      deployment_strategy: ['por etapas', 'en la sombra', 'en espejo', 'de golpe'],
      team_lead: ['Íñigo Núñez', 'Lucía Peña', 'Ramón Ibáñez', 'Begoña Cárdenas'],
      project_codename: ['Ñandú', 'Relámpago', 'Jazmín', 'Océano', 'Cóndor'],
      sprint_goal: ['rehacer el pago', 'retirar la cola antigua', 'reducir a la mitad la compilación'],
    },
  },
  zh: {
    passing: [
      (key, value) => `顺便说一下，${key} 我们定为 ${value}。`,
      (key, value) => `请记住：从今天起 ${key} 改用 ${value}。`,
      (key, value) => `检查之后，${key} 的结果是 ${value}。`,
    ],
    question: (name, label) => `标记为 ${label} 的 ${name} 是什么？`,
    values: {
      log_level: ['详细', '简洁', '严重', '静默'],
      deployment_strategy: ['分批发布', '影子发布', '镜像发布', '一次发布'],
      team_lead: ['王小明', '李秋月', '陈建国', '赵雨桐'],
      project_codename: ['灯塔', '青松', '港湾', '琥珀', '磐石'],
      sprint_goal: ['重写结账流程', '停用旧队列', '编译时间减半'],
    },
  },
};
