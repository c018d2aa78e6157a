/** Password of all demonstration candidates, except in production. */
export const demoPassword = 'Equador-2026';

/** People who can log in to the demonstration. Their CPFs are formally valid. */
export const demoCandidates = [
  {
    id: 1,
    full_name: 'Jaciara Monteiro dos Santos',
    email: 'jaciara@candidata.example',
    nif: '52998224725',
    birthdate: '1996-04-18',
    mother: 'Raimunda Monteiro dos Santos',
    phone: '96991230001',
    city: 'Macapá',
  },
  {
    id: 2,
    full_name: 'Benedito Picanço Ramos',
    email: 'benedito@candidato.example',
    nif: '11144477735',
    birthdate: '1988-11-02',
    mother: 'Maria de Nazaré Picanço',
    phone: '96991230002',
    city: 'Santana',
  },
  {
    id: 3,
    full_name: 'Iracema Tavares Barbosa',
    email: 'iracema@candidata.example',
    nif: '12345678909',
    birthdate: '2003-07-30',
    mother: 'Josefa Tavares Barbosa',
    phone: '96991230003',
    city: 'Oiapoque',
  },
] as const;
