/** Units whose address links to a map (A 2.6), by parts of their folded names. */
export const mappedUnits = ['macapa', 'santana', 'distancia', 'ead', 'carreta', 'terraco'];
