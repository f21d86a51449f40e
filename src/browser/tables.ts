import { keepWordsOfCommands } from './commands.ts';
import { giveRolesIn } from './roles.ts';

giveRolesIn(document);
keepWordsOfCommands();
