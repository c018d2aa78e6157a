/** Latitude and longitude of the state's municipal seats, in degrees, by name. */
export const cityCoordinates: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  Amapá: [2.05, -50.79],
  Calçoene: [2.5, -50.95],
  Cutias: [0.97, -50.8],
  'Ferreira Gomes': [0.86, -51.18],
  Itaubal: [0.6, -50.7],
  'Laranjal do Jari': [-0.8, -52.45],
  Macapá: [0.03, -51.07],
  Mazagão: [-0.11, -51.29],
  Oiapoque: [3.84, -51.83],
  'Pedra Branca do Amapari': [0.78, -51.95],
  'Porto Grande': [0.71, -51.41],
  Pracuúba: [1.74, -50.79],
  Santana: [-0.06, -51.18],
  'Serra do Navio': [0.9, -52],
  Tartarugalzinho: [1.51, -50.91],
  'Vitória do Jari': [-0.94, -52.42],
};

/** Units whose address links to a map (A 2.6), by parts of their folded names. */
export const mappedUnits = ['macapa', 'santana', 'distancia', 'ead', 'carreta', 'terraco'];
