import { giveRolesIn } from './roles.ts';

giveRolesIn(document);
